import { type FormEvent, useState } from 'react';
import { latinDigits } from '#domain/values/mobileNumber.ts';
import * as messages from '#messages/dashboard/components/paging.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { InlineField } from '../forms/InlineField.ts';

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
    const digits = latinDigits(text.trim());
    const page = /^\d+$/.test(digits) ? Number(digits) : 0;
    if (page >= 1 && page <= count) onJump(page);
    else setError(messages.pleaseEnterAPageUpTo(count));
  };
  return (
    <InlineField as="form" onSubmit={jump} noValidate>
      <TextField
        label={messages.goToPage}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
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
