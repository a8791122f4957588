import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { cashStateLabel } from '#domain/consignments/cashText.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { formatDate, formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { narrow } from '#ui/theme/media.ts';
import { CellLines } from '../../components/lists/CellLines.ts';
import { overviewPath } from '../../components/routing/addresses.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';

/** The columns of the list of parcels. */
export const parcelColumns: Column<Consignment>[] = [
  {
    key: 'invoice',
    header: messages.invoice,
    narrowLayout: 'title',
    cell: (parcel) => (
      <Lines>
        <InvoiceLink parcel={parcel} />
        {parcel.isExchange && <small>{messages.exchange}</small>}
      </Lines>
    ),
  },
  {
    key: 'courier',
    header: messages.courier,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: (parcel) => <TrackingCodeLink parcel={parcel} />,
  },
  {
    key: 'stage',
    header: messages.stage,
    narrowLayout: 'half',
    cell: ({ stage, stageAt, isOrderCancelled = false }) => (
      <Lines>
        {consignmentStageLabels[stage]}
        {isOrderCancelled && isOpenStage(stage) && <Warning>{messages.orderCancelled}</Warning>}
        <small>{formatDateTime(stageAt)}</small>
      </Lines>
    ),
  },
  {
    key: 'customer',
    header: messages.customer,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: ({ recipientName, recipientPhone }) => (
      <Lines>
        {recipientName}
        <PhoneLink number={recipientPhone} />
      </Lines>
    ),
  },
  {
    key: 'amount',
    header: messages.toCollect,
    narrowLayout: 'half',
    align: 'end',
    cell: ({ amount, fee }) => (
      <Lines>
        {formatTaka(amount)}
        {fee !== null && <small>{messages.feeOf(formatTaka(fee))}</small>}
      </Lines>
    ),
  },
  {
    key: 'cash',
    header: messages.cash,
    narrowLayout: 'half',
    cell: (parcel) => <CashCell parcel={parcel} />,
  },
  {
    key: 'made',
    header: messages.given,
    narrowLayout: 'half',
    cell: ({ createdAt, createdBy }) => (
      <Lines>
        {formatDateTime(createdAt)}
        <small>{createdBy}</small>
      </Lines>
    ),
  },
];

/** The invoice as a link to the order, unless the order was deleted. */
const InvoiceLink = ({ parcel: { orderId, invoice } }: { readonly parcel: Consignment }) =>
  orderId === null ? <strong>{invoice}</strong> : <OrderLink to={overviewPath(orderId)}>{invoice}</OrderLink>;

/** Where the money is, and while somebody holds it how much is outstanding since when. */
const CashCell = ({ parcel }: { readonly parcel: Consignment }) => {
  const { cashState, outstanding, heldSince } = parcel;
  return (
    <Lines>
      {/* `due`: nothing has happened to the money yet. */}
      {cashState === 'due' ? '–' : cashStateLabel(parcel)}
      {heldSince !== null && (
        <small>{messages.outstandingSince(formatTaka(outstanding), formatDate(new Date(heldSince)))}</small>
      )}
    </Lines>
  );
};

const Lines = styled(CellLines)`
  /* A time that needs two lines breaks behind its day. */
  text-wrap: balance;

  /* Invoices and phone numbers. */
  a,
  strong {
    white-space: nowrap;
  }

  /* In cards a phone number is as high as a finger, but its text stays in line with the small line of the cell beside it. */
  @media ${narrow} {
    a[href^='tel:'] {
      margin-block: calc((1em * var(--leading-body) - var(--target)) / 2);
    }
  }

  /* At the height for a finger, a phone number would push the name above it off the middle of its row. 769px is from.medium. */
  @media (min-width: 769px) and (hover: hover) and (pointer: fine) {
    --target: 24px;
  }
`;

const Warning = styled.small`
  && {
    color: var(--danger);
  }
`;

const OrderLink = styled(Link)`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;
