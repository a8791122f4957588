import { styled } from 'styled-components';
import { handoverLimits } from '#domain/cash/handover.ts';
import { owedByRider } from '#domain/consignments/cashSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { formatDate } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { differenceText, useHandOverForm } from './useHandOverForm.ts';

interface HandOverFormProps {
  readonly rider: string;
  /** The parcels whose cash the rider has, the longest held first, then those that are not marked as delivered. */
  readonly parcels: readonly Consignment[];
  /** Why the cash was not taken; `null` when it was not refused. */
  readonly problem: string | null;
  readonly onProblem: (problem: string | null) => void;
  /** Called with the id of the handover. */
  readonly onTaken: (handoverId: string) => void;
}

/** A form with the rider's parcels to tick, the amount that is handed over, and how much that differs from the parcels. */
export const HandOverForm = ({ rider, parcels, problem, onProblem, onTaken }: HandOverFormProps) => {
  const form = useHandOverForm(rider, parcels, onProblem, onTaken);
  const { chosen, expected, amount, errors, busy } = form;
  const difference = differenceText(rider, form.typedAmount, chosen);
  return (
    <Card as="section">
      <Form onSubmit={form.submit} noValidate aria-label={messages.cashOf(rider)}>
        <ErrorSummary />
        <Checkbox
          label={messages.allParcels(parcels.length, formatCount(parcels.length))}
          checked={chosen.length === parcels.length}
          mixed={chosen.length > 0 && chosen.length < parcels.length}
          onChange={form.chooseAll}
        />
        <List aria-label={messages.parcelsOf(rider)}>
          {parcels.map((parcel) => (
            <ParcelLine
              key={parcel.id}
              parcel={parcel}
              isChosen={chosen.includes(parcel)}
              onChoose={(isChosen) => form.choose(parcel.id, isChosen)}
            />
          ))}
        </List>
        {errors.parcels !== undefined && <FieldError role="alert">{errors.parcels}</FieldError>}
        <Sum>
          <span>{messages.parcelsComeTo(chosen.length, formatCount(chosen.length))}</span>
          <strong>{formatTaka(expected)}</strong>
        </Sum>
        <Amount>
          <TextField
            label={messages.cashHandedOver}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            error={errors.amount}
            onChange={({ target }) => form.setAmount(target.value)}
          />
        </Amount>
        <div role="status">{difference !== '' && <Notice tone="warning">{difference}</Notice>}</div>
        {chosen.length > handoverLimits.parcels && (
          <Notice tone="warning">{messages.oneReceiptHasAtMost(handoverLimits.parcels)}</Notice>
        )}
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <div>
          <Button type="submit" busy={busy}>
            {messages.takeTheCash}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

interface ParcelLineProps {
  readonly parcel: Consignment;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const ParcelLine = ({ parcel, isChosen, onChoose }: ParcelLineProps) => {
  const { invoice, recipientName, heldSince } = parcel;
  const since =
    heldSince === null ? messages.notMarkedAsDelivered : messages.heldSince(formatDate(new Date(heldSince)));
  return (
    <li>
      <Checkbox
        label={
          <Name>
            {invoice}
            <small>
              {recipientName} · {since}
            </small>
          </Name>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      <strong>{formatTaka(owedByRider(parcel))}</strong>
    </li>
  );
};

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  max-width: 560px;

  > * {
    max-width: 100%;
  }
`;

const List = styled.ul`
  display: grid;
  width: 100%;
  border-block: 1px solid var(--line);

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-1);
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Name = styled.span`
  display: inline-grid;
  overflow-wrap: anywhere;

  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  font-variant-numeric: tabular-nums;
`;

const Amount = styled.div`
  width: min(100%, 240px);
`;
