import { styled } from 'styled-components';
import * as messages from '#messages/storefront/layout/placed.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { placedPath } from './placedOrder.ts';
import { usePlacedOrder } from './usePlacedOrder.ts';

/** Shown on the home page after an order; links to the order's confirmation (SH-3). */
export const PlacedNotice = () => {
  const order = usePlacedOrder();
  if (order === null) return null;
  return (
    <Notice tone="good">
      <Content>
        <p>
          {order.number === null
            ? messages.haveYourOrder
            : messages.haveOrder(<strong>{order.number}</strong>)}
        </p>
        <ButtonLink to={placedPath} tone="plain" size="s">
          {messages.seeYourOrder}
        </ButtonLink>
      </Content>
    </Notice>
  );
};

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  strong { white-space: nowrap; }
`;
