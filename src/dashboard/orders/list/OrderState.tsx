import { styled } from 'styled-components';
import type { ListedOrder } from '#api/orderLists.ts';
import type { Caller } from '#domain/caller.ts';
import { deletedMeanwhile } from '#domain/messages/announcementMessages.ts';
import { orderRefusalMessages } from '#domain/messages/messages.ts';
import { CallerWarnings } from '../caller/CallerWarnings.tsx';

interface OrderStateProps {
  readonly order: ListedOrder;
  readonly caller: Caller | undefined;
}

/** Warnings about the phone number, and a message when another user has changed the status. */
export const OrderState = ({ order: { movedMeanwhile }, caller }: OrderStateProps) => (
  <>
    <CallerWarnings caller={caller} />
    {movedMeanwhile !== undefined && (
      <ChangeNotice role="alert">
        {movedMeanwhile}{' '}
        <span lang="bn">
          {movedMeanwhile === deletedMeanwhile.en
            ? deletedMeanwhile.bn
            : orderRefusalMessages.movedMeanwhile.bn}
        </span>
      </ChangeNotice>
    )}
  </>
);

const ChangeNotice = styled.p`
  max-width: 26ch;
  color: var(--danger);
  font-size: var(--text-xs);
`;
