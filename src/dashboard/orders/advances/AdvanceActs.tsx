import { type FormEvent, useState } from 'react';
import { useDecideAdvanceMutation } from '#api/orders/advancesApi.ts';
import type { Advance } from '#domain/cash/advance.ts';
import {
  type AdvanceAct,
  advanceActNames,
  advanceActs,
  advanceNoteLength,
  isActOf,
} from '#domain/cash/advanceActs.ts';
import * as messages from '#messages/dashboard/orders/advances.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';

interface AdvanceActsProps {
  readonly advance: Pick<Advance, 'id' | 'state' | 'revision' | 'isStarted'>;
  /** Called before the acts of the new state take the place of these ones. */
  readonly onDecided: () => void;
  /** Called with why an act failed; the state may be another one all the same. */
  readonly onProblem: (problem: string) => void;
}

/** The buttons for what staff can do with an advance in its state. One that needs a reference opens a form for it. */
export const AdvanceActs = ({ advance, onDecided, onProblem }: AdvanceActsProps) => {
  const { id, state, revision, isStarted } = advance;
  /** The act whose form was opened, for which revision of the advance. */
  const [opened, setOpened] = useState<{ readonly act: AdvanceAct; readonly revision: number } | null>(null);
  const [decide] = useDecideAdvanceMutation();
  const close = () => setOpened(null);
  const decided = () => {
    onDecided();
    close();
  };
  const { problem, busy, run } = useCommandProblem(decided, messages.nothingWasChanged, { onProblem });
  const send = (act: AdvanceAct, note: string) =>
    void run(() => decide({ advanceId: id, act, note, revision }).unwrap());
  // The form of an advance that has changed meanwhile is closed.
  const openedAct = opened?.revision === revision ? opened.act : null;
  const acts = advanceActNames.filter((act) => {
    // Only a payment that the customer has started can be asked about.
    if (act === 'askAgain' && !isStarted) return false;
    return isActOf(state, act);
  });
  const press = (act: AdvanceAct) => {
    if (advanceActs[act].needsNote) setOpened({ act, revision });
    else send(act, '');
  };
  return (
    <>
      {acts.length > 0 && (
        <Row gap={2}>
          {acts.map((act) => (
            <Button
              key={act}
              tone={act === 'withdraw' ? 'quiet' : 'plain'}
              size="s"
              busy={busy}
              onClick={() => press(act)}
            >
              {shownText(advanceActs[act].label)}
            </Button>
          ))}
        </Row>
      )}
      {/* An open form shows the problem itself. */}
      {problem !== null && openedAct === null && <FieldError role="alert">{problem}</FieldError>}
      {openedAct !== null && (
        <ReferenceForm
          act={openedAct}
          problem={problem}
          busy={busy}
          onSend={(reference) => send(openedAct, reference)}
          onClose={close}
        />
      )}
    </>
  );
};

interface ReferenceFormProps {
  readonly act: AdvanceAct;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onSend: (reference: string) => void;
  readonly onClose: () => void;
}

/** The form for the reference of a transfer, which is sent as the note of the act. */
const ReferenceForm = ({ act, problem, busy, onSend, onClose }: ReferenceFormProps) => {
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typedReference = reference.trim();
    setError(typedReference === '' ? messages.enterAReference : undefined);
    if (typedReference !== '') onSend(typedReference);
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={shownText(advanceActs[act].label)}>
      <TextField
        label={messages.reference}
        required
        maxLength={advanceNoteLength}
        hint={messages.suchAsTheTransfer}
        value={reference}
        error={error}
        onChange={({ target }) => setReference(target.value)}
      />
      <InlineFormEnd saveLabel={messages.save} problem={problem} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
