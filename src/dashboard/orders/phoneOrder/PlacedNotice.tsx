import { styled } from 'styled-components';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { overviewPath } from '../../components/routing/addresses.ts';
import type { PlacedPhoneOrder } from './usePhoneOrderForm.ts';

interface PlacedNoticeProps {
  readonly placed: PlacedPhoneOrder;
  /** Opens an empty form. */
  readonly onNext: () => void;
}

/** What staff tell the caller about the placed order, with buttons for the next order and for this one's overview. */
export const PlacedNotice = ({ placed: { id, name, total }, onNext }: PlacedNoticeProps) => (
  <div role="status">
    <Notice tone="good">
      <Stack gap={3}>
        <p>{messages.orderIsPlaced(<OrderNumber>{name}</OrderNumber>, formatExactTaka(total))}</p>
        <Row gap={3}>
          {/* Takes the focus, since the form that had it is gone. */}
          <Button ref={focusOnMount} onClick={onNext}>
            {messages.nextPhoneOrder}
          </Button>
          <ButtonLink tone="plain" to={overviewPath(id)}>
            {messages.openTheOrder}
          </ButtonLink>
        </Row>
      </Stack>
    </Notice>
  </div>
);

const OrderNumber = styled.strong`
  white-space: nowrap;
`;
