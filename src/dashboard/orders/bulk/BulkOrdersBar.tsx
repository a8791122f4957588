import { useState } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { useBookingCouriersQuery } from '#api/orders/bookingsApi.ts';
import { readFirstMatching, refetchOrders } from '#api/orders/bulkOrdersApi.ts';
import type { OrderListArgs } from '#api/orders/orderListArgs.ts';
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
import { canBookItself } from '../bookings/bookingChoices.ts';
import { moveLabel } from '../moves/moveTexts.ts';
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
 * Actions of staff on many orders: select, move, print, give to a courier. Rendered outside the list's empty state, since the result of
 * a move is still shown when the last row has left the list.
 */
export const BulkOrdersBar = ({ args, by, rows, total, selection }: BulkOrdersBarProps) => {
  const dispatch = useShopDispatch();
  /** The move whose dialog is open. */
  const [openedMove, setOpenedMove] = useState<OrderEventType | null>(null);
  /** The open dialog for parcels: `book` books them with a courier, or makes its upload file; `hand` records parcels given by hand. */
  const [openedGiving, setOpenedGiving] = useState<'book' | 'hand' | null>(null);
  const selected = selection.items;
  /** What one dialog takes; the other selected orders stay selected. */
  const withinLimit = selected.slice(0, bulkOrdersLimit);
  // Only confirmed orders wait for a courier.
  const canGive = useCapability('consignments') && args.list === 'confirmed';
  const { data: couriers = [] } = useBookingCouriersQuery(undefined, { skip: !canGive });
  const closeGiving = () => {
    setOpenedGiving(null);
    // An order that has got a parcel leaves a list of orders without a parcel.
    if (args.parcel !== undefined) dispatch(refetchOrders());
  };
  const [main, ...others] = movesOfList(args.list, by);
  const buttonOf = (type: OrderEventType) => (
    <BulkMoveButton
      key={type}
      type={type}
      by={by}
      isMain={type === main}
      count={selected.length}
      onMove={setOpenedMove}
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
        <PrintSelected orders={selected} />
        {canGive && canBookItself(couriers) && (
          <Button size="s" tone="plain" onClick={() => setOpenedGiving('book')}>
            {messages.bookWithACourier}
          </Button>
        )}
        {canGive && (
          <Button size="s" tone="plain" onClick={() => setOpenedGiving('hand')}>
            {messages.giveToACourier}
          </Button>
        )}
        {others.includes('CANCEL') && buttonOf('CANCEL')}
      </BulkBar>
      {/* This dialog has a limit of its own, and says so. */}
      {openedGiving === 'book' && <BookDialog orders={selected} couriers={couriers} onClose={closeGiving} />}
      {openedGiving === 'hand' && (
        <BulkGiveDialog
          orders={withinLimit}
          // Upload files are there for some couriers even in a shop that has set up none.
          onMakeFile={couriers.length > 0 ? () => setOpenedGiving('book') : undefined}
          onClose={closeGiving}
        />
      )}
      {openedMove !== null && (
        <BulkMoveDialog
          orders={withinLimit}
          type={openedMove}
          by={by}
          onClose={(unmoved) => {
            setOpenedMove(null);
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
  // Cancelling is never the filled button, even where it is the only move.
  const isFilled = isMain && type !== 'CANCEL';
  return (
    <ActionButton size="s" tone={isFilled ? 'accent' : 'plain'} onClick={() => onMove(type)}>
      {messages.moveOrders(moveLabel(type, by), countLabel(count, messages.orders))}
    </ActionButton>
  );
};

/** The menu that prints the selected orders; if they are too many, the limit instead. */
const PrintSelected = ({ orders }: { readonly orders: readonly Order[] }) =>
  orders.length > printedOrdersLimit ? (
    <small>{messages.tooManyToPrint(printedOrdersLimit)}</small>
  ) : (
    <PrintMenu ids={orders.map(({ _id }) => _id)} />
  );

/** At the end of its line, apart from the other buttons. */
const CancelButton = styled(WarningButton)`
  margin-inline-start: auto;
`;
