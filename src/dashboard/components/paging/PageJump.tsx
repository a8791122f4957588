import { type FormEvent, useState } from 'react';
import { typedNumber } from '#domain/values/typedText.ts';
import * as messages from '#messages/dashboard/components/paging.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { InlineField } from '../forms/InlineField.ts';

/** Digits that the field takes: enough for 999,999 pages. */
const maxDigits = 6;

interface PageJumpProps {
  /** Number of pages. */
  readonly count: number;
  readonly onJump: (page: number) => void;
}

/** A field for the number of the page to open. */
export const PageJump = ({ count, onJump }: PageJumpProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const page = typedNumber(text);
    const isPage = Number.isInteger(page) && page >= 1 && page <= count;
    setError(isPage ? '' : messages.pleaseEnterAPageUpTo(count));
    if (isPage) onJump(page);
  };
  return (
    <InlineField as="form" onSubmit={jump} noValidate>
      <TextField
        label={messages.goToPage}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxDigits}
        size={4}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" tone="plain">
        {messages.go}
      </Button>
    </InlineField>
  );
};
