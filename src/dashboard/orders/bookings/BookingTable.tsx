import { useId } from 'react';
import { styled } from 'styled-components';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { errorOf, typedWeight } from '#domain/consignments/typedParcel.ts';
import { orderName } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { districtName } from '#messages/domain/districts.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { from } from '#ui/theme/media.ts';
import type { BookingRow, BookingRows, TypedFields } from './useBookingRows.ts';

interface BookingTableProps extends Pick<BookingRows, 'rows' | 'places'> {
  /** Whether each row has a field for a note: with many orders there is no space for it. */
  readonly hasNotes: boolean;
  /** Whether the rows are being booked as they are: what was typed then would be lost. */
  readonly isBooking: boolean;
  readonly onChange: (row: BookingRow, typed: TypedFields) => void;
  /** Called when a field of the row has lost the focus, changed or not. */
  readonly onLeave: (row: BookingRow) => void;
}

/** The dry run: for each order whether it is ready or why not, and fields for what can be changed before it is booked. */
export const BookingTable = ({ rows, places, ...rowProps }: BookingTableProps) => {
  const id = useId();
  // The thanas of each district are suggested by a list of their own.
  const districts = [...new Set(rows.map(({ check }) => check.district))];
  const listIdOf = (district: string): string => `${id}-${districts.indexOf(district)}`;
  return (
    <>
      {districts.map((district) => (
        <datalist key={district} id={listIdOf(district)}>
          {(places[district] ?? []).map((thana) => (
            <option key={thana}>{thana}</option>
          ))}
        </datalist>
      ))}
      <List aria-label={messages.ordersToBook}>
        {rows.map((row) => (
          <RowItem key={row.order._id} row={row} listId={listIdOf(row.check.district)} {...rowProps} />
        ))}
      </List>
    </>
  );
};

interface RowItemProps extends Omit<BookingTableProps, 'rows' | 'places'> {
  readonly row: BookingRow;
  /** The id of the list that suggests thanas. */
  readonly listId: string;
}

const RowItem = ({ row, listId, hasNotes, isBooking, onChange, onLeave }: RowItemProps) => {
  // `price` is `undefined` before it was asked for, and `null` if the courier named none.
  const { order, thana, weight, note, check, price } = row;
  const leave = () => onLeave(row);
  return (
    <Item aria-label={orderName(order)}>
      <div>
        <code>{orderName(order)}</code> {order.customerData.name}
        <p>
          {check.reason === null ? (
            <Badge tone="good">{messages.ready}</Badge>
          ) : (
            <Reason>{shownText(check.reason)}</Reason>
          )}
        </p>
      </div>
      <TextField
        label={messages.thanaIn(districtName(check.district))}
        list={listId}
        autoComplete="off"
        readOnly={isBooking}
        maxLength={consignmentLimits.thana}
        value={thana}
        onChange={({ target }) => onChange(row, { thana: target.value })}
        onBlur={leave}
      />
      <TextField
        label={messages.weightG}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isBooking}
        value={weight}
        error={errorOf(typedWeight(weight))}
        onChange={({ target }) => onChange(row, { weight: target.value })}
        onBlur={leave}
      />
      <Amounts>
        <strong>{formatTaka(check.amount)}</strong>
        <small>{messages.toCollect}</small>
        {price !== undefined && (
          <small>{price === null ? messages.priceNotTold : messages.priceOf(formatTaka(price))}</small>
        )}
      </Amounts>
      {hasNotes && (
        <NoteField>
          <TextField
            label={messages.noteForTheCourierOptional}
            autoComplete="off"
            readOnly={isBooking}
            maxLength={consignmentLimits.note}
            value={note}
            onChange={({ target }) => onChange(row, { note: target.value })}
            onBlur={leave}
          />
        </NoteField>
      )}
    </Item>
  );
};

const List = styled.ol`
  display: grid;
  max-height: 50dvh;
  overflow: auto;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-1);
  border-block-start: 1px solid var(--line);
  font-size: var(--text-s);

  > :first-child {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) 90px;

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Reason = styled.span`
  color: var(--danger);
`;

const Amounts = styled.div`
  display: grid;
  grid-column: 1 / -1;
  font-variant-numeric: tabular-nums;
  text-align: end;

  small {
    color: var(--ink-soft);
  }

  ${from.tablet} {
    grid-column: auto;
  }
`;

const NoteField = styled.div`
  grid-column: 1 / -1;
`;
