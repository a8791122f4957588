import { type FormEvent, useState } from 'react';
import { useMakeHandoverMutation } from '#api/cash/handoversApi.ts';
import { writtenOffIn } from '#domain/cash/cashHistory.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { typedHandover } from '#domain/consignments/typedParcel.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as cashMessages from '#messages/dashboard/orders/cash.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { actOfParcel } from '#messages/dashboard/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { useIdempotencyKeys } from '../../components/forms/useIdempotencyKeys.ts';
import { handoverPath } from '../../components/routing/addresses.ts';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';

/** A button with which staff take the cash that a rider brings after it was written off, for which the receipt opens (CA-8). */
export const LateCash = ({ parcel }: { readonly parcel: ConsignmentWithHistory }) => {
  const [isOpen, setIsOpen] = useState(false);
  // Not in the form, which goes away if the parcel is fetched again before the answer.
  const navigate = useNavigateIfMounted();
  const { invoice, courier, rider, cashState, cashHistory } = parcel;
  const missing = cashState === 'writtenOff' ? writtenOffIn(cashHistory) : 0;
  if (courier !== 'ownRider' || rider === null || missing === 0) return null;
  const label = messages.takeLateCash(rider, formatTaka(missing));
  const accessibleLabel = actOfParcel(label, invoice);
  return (
    <div>
      {isOpen ? (
        <LateCashForm
          id={parcel.id}
          rider={rider}
          missing={missing}
          label={accessibleLabel}
          onTaken={(handoverId) => void navigate(handoverPath(handoverId))}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button tone="quiet" size="s" aria-label={accessibleLabel} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
};

interface LateCashFormProps {
  /** The id of the parcel. */
  readonly id: string;
  readonly rider: string;
  /** Taka that are written off. */
  readonly missing: number;
  readonly label: string;
  readonly onTaken: (handoverId: string) => void;
  readonly onClose: () => void;
}

/** Asks how much the rider brings. */
const LateCashForm = ({ id, rider, missing, label, onTaken, onClose }: LateCashFormProps) => {
  const [amount, setAmount] = useState(String(missing));
  const [make] = useMakeHandoverMutation();
  const { problem, setProblem, busy, run } = useCommandProblem(undefined, cashMessages.theCashWasNotTaken);
  const { keyOf } = useIdempotencyKeys();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedHandover(amount);
    if ('error' in typed) {
      setProblem(typed.error);
      return;
    }
    const body = { rider, parcels: [id], expected: missing, amount: typed.value };
    void run(async () => {
      const handover = await make({ key: keyOf(body), body }).unwrap();
      if (handover !== null) onTaken(handover.id);
    });
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={label}>
      <TextField
        label={cashMessages.cashHandedOver}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        error={problem ?? undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <InlineFormEnd saveLabel={cashMessages.takeTheCash} problem={null} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
