import { styled } from 'styled-components';
import { type CashHistoryMove, cashEventLabels, ledgerKindLabels } from '#domain/cash/cashHistory.ts';
import { cashText, isHandover } from '#domain/consignments/cashText.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { handedOver } from '#messages/domain/cash.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { WriteOff } from '../WriteOff.tsx';
import { LateCash } from './LateCash.tsx';

interface ParcelCashProps {
  readonly parcel: ConsignmentWithHistory;
  /** The shop's time. */
  readonly now: Date;
}

/** Where the money of a parcel is, and its ledger (CA-6); nothing before anything has happened to the money. */
export const ParcelCash = ({ parcel, now }: ParcelCashProps) => {
  const { cashHistory } = parcel;
  const text = cashText(parcel, now, cashHistory);
  if (text === '' && cashHistory.length === 0) return null;
  return (
    <Root>
      {text !== '' && <p>{text}</p>}
      <WriteOff parcel={parcel} />
      <LateCash parcel={parcel} />
      <Collapsible summary={messages.ledgerOfTheCash}>
        <Moves>
          {cashHistory.map((move) => (
            <MoveItem key={`${move.at} ${move.event}`} move={move} courier={parcel.courier} />
          ))}
        </Moves>
      </Collapsible>
    </Root>
  );
};

interface MoveItemProps {
  readonly move: CashHistoryMove;
  readonly courier: CourierId;
}

/** An event of the money with its entries. To cashMachine an own rider's handover is a statement; here it has a name of its own. */
const MoveItem = ({ move: { event, at, by, reason, entries }, courier }: MoveItemProps) => (
  <li>
    {isHandover(event, courier) ? handedOver : shownText(cashEventLabels[event])}
    {reason !== '' && `: ${shownText(reason)}`}
    <small>
      {formatDateTime(at)} · {by}
    </small>
    {entries.length > 0 && (
      <dl>
        {entries.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>
              {isHandover(event, courier) && kind === 'remit'
                ? handedOver
                : shownText(ledgerKindLabels[kind])}
            </dt>
            <dd>{formatExactTaka(amount)}</dd>
          </div>
        ))}
      </dl>
    )}
  </li>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  p {
    font-weight: 600;
  }

  /* The words of a quiet button stand below those of the sentence. */
  > div > button {
    margin-inline-start: calc(-1 * var(--space-3));
  }
`;

const Moves = styled.ol`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }

  dl {
    margin: var(--space-1) 0 0;
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
