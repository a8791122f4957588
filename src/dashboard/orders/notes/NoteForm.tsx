import { type FormEvent, useState } from 'react';
import { shopNow } from '#api/client/shopClock.ts';
import {
  callBackDays,
  type OrderNoteDraft,
  orderNoteLength,
  orderNoteRefusal,
} from '#domain/orders/orderNote.ts';
import { dhakaMinute, instantOfMinute } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { orderNoteLabels } from '#messages/domain/orders.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { useLeavePrompt } from '../../components/routing/useLeavePrompt.ts';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';

/** Kinds of notes that need more than a press of a button. */
export type FormKind = 'callBack' | 'wantsChange' | 'note';

interface NoteFormProps {
  readonly kind: FormKind;
  readonly text: string;
  readonly busy: boolean;
  /** Why the last note was not kept; `undefined` if it was, or none was sent. */
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onSave: (draft: OrderNoteDraft) => void;
  readonly onClose: () => void;
}

/** Milliseconds. */
const hour = 60 * 60 * 1000;
/** The minute in Dhaka that is so many milliseconds from now, as a `datetime-local` field has it. */
const minuteAfter = (milliseconds: number): string =>
  dhakaMinute(new Date(shopNow().getTime() + milliseconds));

const textLabels: Record<FormKind, string> = {
  callBack: messages.remarkOptional,
  wantsChange: messages.whatToChange,
  note: messages.noteForStaffOnly,
};

/** The fields of one note: a time for a call back, and a text. */
export const NoteForm = ({ kind, text, busy, error, onText, onSave, onClose }: NoteFormProps) => {
  // An hour from now is only a suggestion.
  const [suggestedTime] = useState(() => (kind === 'callBack' ? minuteAfter(hour) : ''));
  const [time, setTime] = useState(suggestedTime);
  useLeavePrompt(text !== '' || time !== suggestedTime);
  const [refusal, setRefusal] = useState<ReturnType<typeof orderNoteRefusal>>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without a time `callBackAt` is `null`: a call back is then refused, and the other kinds need no time.
    const draft = { kind, text: text.trim(), callBackAt: instantOfMinute(time) };
    const refusalOfDraft = orderNoteRefusal(draft, shopNow());
    setRefusal(refusalOfDraft);
    if (refusalOfDraft === null) onSave(draft);
  };
  const errorOf = (field: 'text' | 'callBackAt') => (refusal?.field === field ? refusal.message : undefined);
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={orderNoteLabels[kind]}>
      <ErrorSummary />
      {kind === 'callBack' && (
        <TextField
          label={messages.callBackTime}
          hint={messages.dhakaTime}
          type="datetime-local"
          required
          min={minuteAfter(0)}
          max={minuteAfter(callBackDays * 24 * hour)}
          value={time}
          error={errorOf('callBackAt')}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
      <TextField
        label={textLabels[kind]}
        required={kind === 'note'}
        autoComplete="off"
        maxLength={orderNoteLength}
        value={text}
        // The form closes when its note is kept: what was typed until then would be lost.
        readOnly={busy}
        // The text field is in every form, so it shows why the note was not kept, too.
        error={errorOf('text') ?? error}
        onChange={({ target }) => onText(target.value)}
      />
      <InlineFormEnd saveLabel={messages.save} problem={null} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
