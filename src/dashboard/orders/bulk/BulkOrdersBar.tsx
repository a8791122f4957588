import { useState } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { useBookingCouriersQuery } from '#api/orders/bookingsApi.ts';
import { readFirstMatching } from '#api/orders/bulkOrdersApi.ts';
import type { OrderListArgs } from '#api/orders/orderLists.ts';
import type { Role } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { bulkOrdersLimit, printedOrdersLimit } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { Button } from '#ui/controls/Button.tsx';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { BulkBar } from '../../components/selection/BulkBar.tsx';
import type { Selection } from '../../components/selection/useSelection.ts';
import { BookDialog } from '../bookings/BookDialog.tsx';
import { moveLabel } from '../moves/moveLabels.ts';
import { movesOfList } from '../moves/offeredMoves.ts';
import { BulkGiveDialog } from './BulkGiveDialog.tsx';
import { BulkMoveDialog } from './BulkMoveDialog.tsx';
import { PrintMenu } from './PrintMenu.tsx';

interface BulkOrdersBarProps {
  readonly args: OrderListArgs;
  readonly by: Role;
  /** The orders on this page of the list. */
  readonly rows: readonly Order[];
  readonly total: number;
  readonly selection: Selection<Order>;
}

/**
 * Actions of staff on many orders: select, move, print. Rendered outside the list's empty state,
 * since the result of a move is still shown when the last row has left the list.
 */
export const BulkOrdersBar = ({ args, by, rows, total, selection }: BulkOrdersBarProps) => {
  const dispatch = useShopDispatch();
  const [move, setMove] = useState<OrderEventType | null>(null);
  /** The open dialog: the one that books with a courier, or the one for parcels that are given by hand. */
  const [giving, setGiving] = useState<'book' | 'hand' | null>(null);
  const selected = selection.items;
  const canGive = useCapability('consignments') && args.list === 'confirmed';
  const { data: couriers = [] } = useBookingCouriersQuery(undefined, { skip: !canGive });
  const close = () => setGiving(null);
  const [main, ...others] = movesOfList(args.list, by);
  const buttonOf = (type: OrderEventType) => (
    <BulkMoveButton
      key={type}
      type={type}
      by={by}
      isMain={type === main}
      count={selected.length}
      onMove={setMove}
    />
  );
  return (
    <>
      <BulkBar
        noun={messages.orders}
        rows={rows}
        total={total}
        limit={bulkOrdersLimit}
        selection={selection}
        readAll={(onProgress) => dispatch(readFirstMatching(args, onProgress))}
        main={main && buttonOf(main)}
      >
        {others.filter((type) => type !== 'CANCEL').map(buttonOf)}
        <PrintButtons orders={selected} />
        {canGive && couriers.some(({ calls, isOwn }) => calls || isOwn) && (
          <Button size="s" tone="plain" onClick={() => setGiving('book')}>
            {messages.bookWithACourier}
          </Button>
        )}
        {canGive && (
          <Button size="s" tone="plain" onClick={() => setGiving('hand')}>
            {messages.giveToACourier}
          </Button>
        )}
        {others.includes('CANCEL') && buttonOf('CANCEL')}
      </BulkBar>
      {giving === 'book' && <BookDialog orders={selected} couriers={couriers} onClose={close} />}
      {giving === 'hand' && (
        <BulkGiveDialog
          orders={selected.slice(0, bulkOrdersLimit)}
          onFile={couriers.length > 0 ? () => setGiving('book') : undefined}
          onClose={close}
        />
      )}
      {move !== null && (
        <BulkMoveDialog
          orders={selected.slice(0, bulkOrdersLimit)}
          type={move}
          by={by}
          onClose={(unmoved) => {
            setMove(null);
            selection.replace([...unmoved, ...selected.slice(bulkOrdersLimit)]);
          }}
        />
      )}
    </>
  );
};

interface BulkMoveButtonProps {
  readonly type: OrderEventType;
  readonly by: Role;
  readonly isMain: boolean;
  readonly count: number;
  readonly onMove: (type: OrderEventType) => void;
}

const BulkMoveButton = ({ type, by, isMain, count, onMove }: BulkMoveButtonProps) => {
  const ActionButton = type === 'CANCEL' ? CancelButton : Button;
  return (
    <ActionButton
      size="s"
      tone={isMain && type !== 'CANCEL' ? 'accent' : 'plain'}
      onClick={() => onMove(type)}
    >
      {messages.moveOrders(moveLabel(type, by), countLabel(count, messages.orders))}
    </ActionButton>
  );
};

/** The menu that prints the chosen orders; if they are too many, the limit instead. */
const PrintButtons = ({ orders }: { readonly orders: readonly Order[] }) =>
  orders.length > printedOrdersLimit ? (
    <small>{messages.tooManyToPrint(printedOrdersLimit)}</small>
  ) : (
    <PrintMenu ids={orders.map(({ _id }) => _id)} />
  );

/** At the end of its line, apart from the other buttons. */
const CancelButton = styled(WarningButton)`
  margin-inline-start: auto;
`;
