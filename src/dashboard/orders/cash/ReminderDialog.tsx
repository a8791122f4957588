import { useState } from 'react';
import { useHeldParcelsQuery } from '#api/cash/cashApi.ts';
import { useShop } from '#api/client/useShop.ts';
import { type CashHolder, holderName } from '#domain/consignments/cashHolder.ts';
import { cashReminder } from '#domain/consignments/cashReminder.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { writeClipboard } from '#ui/writeClipboard.ts';
import { Actions, Modal, ModalHeading } from '../../components/layout/Modal.tsx';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';

interface ReminderDialogProps {
  readonly holder: CashHolder;
  readonly onClose: () => void;
}

/** A text that asks the holder for the cash, in English and Bengali, ready to copy (CA-5). */
export const ReminderDialog = ({ holder, onClose }: ReminderDialogProps) => {
  const { name: shopName } = useShop();
  // A rider is reminded of unremitted cash alone. Cash that was handed over is outstanding until an admin confirms the handover,
  // but the rider no longer has it.
  const isRider = holder.courier === 'ownRider';
  const args = isRider ? { ...holder, unremitted: true } : holder;
  const query = useHeldParcelsQuery(args, refetchOnMount);
  const page = query.currentData;
  const owedParcels = (page?.items ?? [])
    .map((parcel) => (isRider ? { ...parcel, outstanding: parcel.unremitted } : parcel))
    // Nobody is reminded of a parcel that is paid in full or overpaid.
    .filter(({ outstanding }) => outstanding > 0);
  const { en, bn } = cashReminder(owedParcels, shopName);
  const name = holderName(holder);
  return (
    <Modal onClose={onClose}>
      <ModalHeading>{messages.remindHolder(name)}</ModalHeading>
      {page === undefined && <PartNotLoaded what={messages.theParcels} query={query} height="12em" />}
      {page !== undefined && page.total > page.items.length && (
        <Notice tone="warning">
          {messages.textHasTheLongestHeld(formatCount(page.items.length), formatCount(page.total))}
        </Notice>
      )}
      {page !== undefined && owedParcels.length === 0 && <p>{messages.hasNoCash(name)}</p>}
      {owedParcels.length > 0 && (
        <>
          <ReminderText label={messages.english} value={en} />
          <ReminderText label="বাংলা" value={bn} lang="bn" />
        </>
      )}
      <Actions>
        <Button onClick={onClose}>{messages.close}</Button>
      </Actions>
    </Modal>
  );
};

interface ReminderTextProps {
  readonly label: string;
  readonly value: string;
  readonly lang?: string;
}

const ReminderText = ({ label, value, lang }: ReminderTextProps) => {
  /** Whether the text was copied, in a sentence; `''` before the first press. */
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await writeClipboard(value);
      setStatus(messages.copied);
    } catch {
      setStatus(messages.copyByHand);
    }
  };
  return (
    <Stack gap={2}>
      <TextArea label={label} lang={lang} value={value} readOnly rows={6} />
      <Actions>
        <span role="status">{status}</span>
        <Button tone="plain" size="s" aria-label={messages.copyText(label)} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </Actions>
    </Stack>
  );
};
