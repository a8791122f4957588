import { type FocusEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/forms.ts';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/TextField.tsx';
import { writeClipboard } from '../writeClipboard.ts';
import { TextArea } from './TextArea.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly buttonLabel: string;
  /** Lines that are shown of a long text; otherwise the value is on one line. */
  readonly rows?: number;
  /** More buttons, beside the one that copies. */
  readonly children?: ReactNode;
}

/** A value with a button that copies it; if the browser does not let the page write the clipboard, it can be copied by hand. */
export const CopyField = ({ label, value, buttonLabel, rows, children }: CopyFieldProps) => {
  const [status, setStatus] = useState('');
  const copy = () =>
    writeClipboard(value).then(
      () => setStatus(messages.copied),
      () => setStatus(messages.pleaseCopyByHand),
    );
  const field = {
    label,
    value,
    readOnly: true,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.select(),
  };
  return (
    <Root>
      {rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      <Actions>
        <Button tone="plain" size="s" onClick={() => void copy()}>
          {buttonLabel}
        </Button>
        {children}
      </Actions>
      <p role="status">{status}</p>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  > :first-child { width: 100%; }
  [role='status'] { font-size: var(--text-s); color: var(--ink-soft); }
  /* Leaves no gap. */
  [role='status']:empty { position: absolute; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
