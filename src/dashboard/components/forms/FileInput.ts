import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from '#ui/controls/inputStyles.ts';

/** Empties the field before each choice: a browser sends no `change` when the file that is in it is chosen again, edited meanwhile. */
const emptyField = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  if (currentTarget.value === '') return;
  currentTarget.value = '';
  // Setting the value sends no event. Without this event the form would keep the file if the user then chooses none.
  currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
};

/** A field for a file, whose button looks as the small buttons beside it instead of as the browser's. */
export const FileInput = styled.input.attrs({ type: 'file', onClick: emptyField })`
  ${inputStyles}
  padding: var(--space-1);
  color: var(--ink-soft);
  text-overflow: ellipsis;

  &::file-selector-button {
    min-height: 34px;
    margin: 0;
    margin-inline-end: var(--space-3);
    padding: 0 var(--space-3);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--ink);
    cursor: pointer;
    font: inherit;
    font-size: var(--text-s);
    font-weight: 600;
  }
`;
