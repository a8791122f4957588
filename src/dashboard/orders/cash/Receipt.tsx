import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { type HandoverWithParcels, handoverDifference, receiptName } from '#domain/cash/handover.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { language } from '#messages/language.ts';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { Facts } from '../../components/layout/Facts.ts';
import { PaperTable, paperStyles } from '../paperStyles.ts';

interface ReceiptProps {
  readonly handover: HandoverWithParcels;
}

/** The paper that shop and rider sign: number, time, rider, parcels and total. */
export const Receipt = ({ handover }: ReceiptProps) => {
  const shop = useShop();
  const { rider, at, by, confirmedAt, confirmedBy } = handover;
  return (
    <Paper aria-label={messages.receiptNamed(receiptName(handover))}>
      <Header>
        <strong>{shopName(shop, language)}</strong>
        <span>{messages.cashReceipt(receiptName(handover))}</span>
      </Header>
      <Facts>
        <dt>{messages.rider}</dt>
        <dd>{rider}</dd>
        <dt>{messages.taken}</dt>
        <dd>
          {formatDateTime(at)} · {by}
        </dd>
        {confirmedAt !== null && (
          <>
            <dt>{messages.inTheCashBox}</dt>
            <dd>
              {formatDateTime(confirmedAt)} · {confirmedBy}
            </dd>
          </>
        )}
      </Facts>
      <ReceiptLines handover={handover} />
      <Signatures>
        <span>{rider}</span>
        <span>{shopName(shop, language)}</span>
      </Signatures>
    </Paper>
  );
};

/** The parcels of the receipt with their totals, and by how much the totals differ. */
const ReceiptLines = ({ handover }: ReceiptProps) => {
  const { handed, amount, expected } = handover;
  const difference = handoverDifference(handover);
  return (
    <Lines aria-label={messages.parcels}>
      <thead>
        <tr>
          <th scope="col">{messages.parcel}</th>
          <th scope="col">{messages.name}</th>
          <th scope="col">{messages.toHandOver}</th>
          <th scope="col">{messages.handedOver}</th>
        </tr>
      </thead>
      <tbody>
        {handed.map((parcel) => (
          <tr key={parcel.id}>
            <td>{parcel.invoice}</td>
            <td>{parcel.recipientName}</td>
            <td>{formatExactTaka(parcel.expected)}</td>
            <td>{formatExactTaka(parcel.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {messages.total}
          </th>
          <td>{formatExactTaka(expected)}</td>
          <td>{formatExactTaka(amount)}</td>
        </tr>
        {difference !== 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {difference < 0 ? messages.short : messages.tooMuch}
            </th>
            <td>{formatExactTaka(Math.abs(difference))}</td>
          </tr>
        )}
      </tfoot>
    </Lines>
  );
};

const Paper = styled.article`
  ${surfaceStyles}
  ${paperStyles}

  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  overflow-wrap: anywhere;
  ${from.medium} { padding: var(--space-5); }

  @media print {
    padding: 0;
    border: 0;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  font-size: var(--text-l);
  font-variant-numeric: tabular-nums;
`;

const Lines = styled(PaperTable)`
  /* The last two cells of a row are amounts, unless one is the name of a sum. */
  th:nth-last-child(-n + 2):not([scope='row']),
  td:nth-last-child(-n + 2) {
    text-align: end;
    white-space: nowrap;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  /* A number in three pieces cannot be compared with the label of a parcel. */
  tbody td:first-child {
    white-space: nowrap;
  }

  /* A browser prints a footer group at the end of each page; the total stands below the last parcel alone. */
  tfoot {
    display: table-row-group;
  }

  tfoot :is(th, td) {
    border-block-end: 0;
    color: inherit;
    font-size: var(--text-s);
    font-weight: 700;
  }

  @media screen and (max-width: 480px) {
    font-size: var(--text-xs);

    thead th[scope='col']:nth-last-child(n) {
      white-space: normal;
    }
  }
`;

const Signatures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-5);
  margin-block-start: 56px;
  break-inside: avoid;

  span {
    padding-block-start: var(--space-1);
    border-block-start: 1px solid currentcolor;
    font-size: var(--text-s);
  }
`;
