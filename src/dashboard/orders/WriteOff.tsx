import { type FormEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useWriteOffCashMutation } from '#api/cash/cashApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { keepFocusIn } from '../components/forms/keepFocusIn.ts';
import { InlineForm } from './InlineForm.tsx';
import { InlineFormEnd } from './InlineFormEnd.tsx';
import { useCommandProblem } from './useCommandProblem.ts';

/** A parcel whose money may differ: `unremitted` is the taka that are missing, negative for a surplus. */
type ParcelToSettle = Pick<Consignment, 'id' | 'invoice' | 'cashState' | 'unremitted'>;

/** A button with which admins settle a parcel whose money is short or over: write off the rest or keep the surplus (CA-4). */
export const WriteOff = ({ parcel }: { readonly parcel: ParcelToSettle }) => {
  const [isOpen, setIsOpen] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  const role = useSelector(selectRole);
  const { cashState, unremitted, invoice } = parcel;
  const isToSettle = cashState === 'short' || cashState === 'over';
  if (!isToSettle || !isAdmin(role)) return null;
  const amount = formatTaka(Math.abs(unremitted));
  const label = unremitted > 0 ? messages.writeOff(amount) : messages.keepSurplus(amount);
  const close = () => setIsOpen(false);
  const closeSettled = () => {
    // A settled parcel has no button here: its row takes the focus.
    keepFocusIn(placeRef.current?.closest<HTMLElement>('[data-row]'));
    close();
  };
  return (
    <div ref={placeRef}>
      {isOpen ? (
        <WriteOffForm parcel={parcel} label={label} onSettled={closeSettled} onClose={close} />
      ) : (
        <Button
          tone="quiet"
          size="s"
          aria-label={messages.actOfParcel(label, invoice)}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </Button>
      )}
    </div>
  );
};

interface WriteOffFormProps {
  readonly parcel: ParcelToSettle;
  readonly label: string;
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason, which the ledger keeps. */
const WriteOffForm = ({ parcel, label, onSettled, onClose }: WriteOffFormProps) => {
  const { id, invoice, unremitted } = parcel;
  const [reason, setReason] = useState('');
  const [writeOff] = useWriteOffCashMutation();
  const { problem, setProblem, busy, run } = useCommandProblem(onSettled, messages.notWrittenOff);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(messages.enterAReason);
      return;
    }
    // The difference that was seen: the server refuses another one.
    void run(() => writeOff({ id, body: { amount: unremitted, reason: reason.trim() } }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={messages.actOfParcel(label, invoice)}>
      <TextField
        label={messages.reason}
        autoComplete="off"
        required
        maxLength={consignmentLimits.note}
        value={reason}
        error={problem ?? undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <InlineFormEnd saveLabel={label} problem={null} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
