import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type OrderNoteDraft, orderNoteTitle } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { orderNoteLabels } from '#messages/domain/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SmallText } from '../../components/layout/SmallText.ts';
import { type FormKind, NoteForm } from './NoteForm.tsx';
import { useAddNote } from './useAddNote.ts';

interface CallButtonsProps {
  readonly orderId: string;
  /** Called when a form opens, and when it closes. */
  readonly onForm?: (isOpen: boolean) => void;
}

const buttonLabels: Record<FormKind, string> = {
  callBack: messages.callBackButton,
  wantsChange: orderNoteLabels.wantsChange,
  note: messages.addANote,
};
const formKinds = Object.keys(buttonLabels) as FormKind[];

/** Buttons that record the result of a call, or a note (MD-4). */
export const CallButtons = ({ orderId, onForm }: CallButtonsProps) => {
  const { busy, failure, clearFailure, addNote } = useAddNote(orderId);
  const [openForm, setOpenForm] = useState<FormKind | null>(null);
  /** What is typed and not kept yet; it goes along when another kind of note is chosen. */
  const [text, setText] = useState('');
  /** Says what was noted last. */
  const [notedText, setNotedText] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  const show = (form: FormKind | null) => {
    setOpenForm(form);
    onForm?.(form !== null);
  };
  const close = () => {
    // The field that has the focus is about to disappear: the button that opened it takes the focus.
    if (openForm !== null) buttons.current?.querySelector<HTMLElement>(`[data-form="${openForm}"]`)?.focus();
    show(null);
    setText('');
  };
  const save = async (draft: OrderNoteDraft) => {
    setNotedText('');
    const isKept = await addNote(draft);
    if (!isKept) return;
    // The button for a call without an answer has no form and keeps the focus. What is typed may tell more of the call.
    if (draft.kind !== 'noAnswer') close();
    else if (text === '') show(null);
    setNotedText(messages.noted(orderNoteTitle(draft)));
  };
  const isOfOpenForm = failure !== null && failure.kind === openForm;
  return (
    <Stack gap={3}>
      {/* While a note is being sent the buttons do nothing: closing its form would lose its failure. `disabled` would lose the focus. */}
      <Row gap={2} ref={buttons} role="group" aria-label={messages.outcomeOfTheCall}>
        <Button
          tone="plain"
          size="s"
          aria-disabled={busy}
          onClick={({ detail: presses }) => {
            // A double press is one call, also when the first press is kept before the second one.
            if (!busy && presses < 2) void save({ kind: 'noAnswer', text: '', callBackAt: null });
          }}
        >
          {orderNoteLabels.noAnswer}
        </Button>
        {formKinds.map((kind) => (
          <Button
            key={kind}
            tone="plain"
            size="s"
            data-form={kind}
            aria-disabled={busy}
            aria-expanded={openForm === kind}
            onClick={() => {
              if (busy) return;
              // The failure of an earlier note says nothing about the next one.
              clearFailure();
              show(openForm === kind ? null : kind);
            }}
          >
            {buttonLabels[kind]}
          </Button>
        ))}
      </Row>
      {openForm !== null && (
        <NoteForm
          key={openForm}
          kind={openForm}
          text={text}
          busy={busy}
          error={isOfOpenForm ? failure.message : undefined}
          onText={setText}
          onSave={save}
          onClose={close}
        />
      )}
      {failure !== null && !isOfOpenForm && <FieldError role="alert">{failure.message}</FieldError>}
      <Noted role="status">{notedText}</Noted>
    </Stack>
  );
};

/** Empty, it takes no gap; it stays in the page, since screen readers tell only what changes in it. */
const Noted = styled(SmallText)`
  &:empty {
    position: absolute;
  }
`;
