import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type OrderNoteDraft, orderNoteTitle } from '#domain/orders/orderNote.ts';
import * as messages from '#messages/dashboard/orders/notes.ts';
import { orderNoteLabels } from '#messages/domain/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { type FormKind, NoteForm } from './NoteForm.tsx';
import { useAddNote } from './useAddNote.ts';

interface CallButtonsProps {
  readonly orderId: string;
}

const formButtons: Record<FormKind, string> = {
  callBack: messages.callBackButton,
  wantsChange: orderNoteLabels.wantsChange,
  note: messages.addANote,
};
const formKinds = Object.keys(formButtons) as FormKind[];

/** Buttons that record the result of a call, or a note (MD-4). */
export const CallButtons = ({ orderId }: CallButtonsProps) => {
  const { busy, error, addNote } = useAddNote(orderId);
  const [form, setForm] = useState<FormKind | null>(null);
  const [noted, setNoted] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    // The field that has the focus is about to disappear: the button that opened it takes the focus.
    if (form !== null) buttons.current?.querySelector<HTMLElement>(`[data-form="${form}"]`)?.focus();
    setForm(null);
  };
  const save = async (draft: OrderNoteDraft) => {
    setNoted('');
    if (!(await addNote(draft))) return;
    close();
    setNoted(messages.noted(orderNoteTitle(draft)));
  };
  return (
    <Root>
      <Row gap={2} ref={buttons} role="group" aria-label={messages.outcomeOfTheCall}>
        <Button
          tone="plain"
          size="s"
          aria-disabled={busy}
          onClick={() => {
            setForm(null);
            if (!busy) void save({ kind: 'noAnswer', text: '', callBackAt: null });
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
            aria-expanded={form === kind}
            onClick={() => setForm(form === kind ? null : kind)}
          >
            {formButtons[kind]}
          </Button>
        ))}
      </Row>
      {form !== null && (
        <NoteForm key={form} kind={form} busy={busy} error={error} onSave={save} onClose={close} />
      )}
      {form === null && error !== undefined && <FieldError role="alert">{error}</FieldError>}
      <VisuallyHidden role="status">{noted}</VisuallyHidden>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;
