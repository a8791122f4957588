import { type FormEvent, useState } from 'react';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { choiceLabels, decisionNoteLength } from '#domain/consignments/decisionChoices.ts';
import { errorOf, typedTrackingCode } from '#domain/consignments/typedParcel.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { hintOf } from './decisionTexts.ts';
import { type DecisionFormProps, useDecisionForm } from './useDecisionForm.ts';

/** The form that sends a decision with a note, and with the tracking code if the choice needs one. */
export const DecisionForm = (props: DecisionFormProps) => {
  const { decision, choice, onClose } = props;
  const { note, setNote, problem, busy, send } = useDecisionForm(props);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const needsCode = choice === 'isBooked';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!needsCode) {
      void send();
      return;
    }
    // `typedTrackingCode` accepts an empty text, since in other forms the code is optional.
    const typed = code.trim() === '' ? { error: messages.enterTheTrackingCode } : typedTrackingCode(code);
    setError(errorOf(typed));
    if ('error' in typed) return;
    void send({ trackingCode: typed.value });
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={shownText(choiceLabels[choice])}>
      <ErrorSummary />
      <p>{hintOf(choice, decision)}</p>
      {needsCode && (
        <TextField
          label={messages.trackingCode}
          autoComplete="off"
          required
          maxLength={consignmentLimits.trackingCode}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <TextField
        label={messages.noteOptional}
        autoComplete="off"
        maxLength={decisionNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <InlineFormEnd
        saveLabel={shownText(choiceLabels[choice])}
        problem={problem}
        busy={busy}
        onClose={onClose}
      />
    </InlineForm>
  );
};
