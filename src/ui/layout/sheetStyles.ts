import { css } from 'styled-components';

/** A sheet that lies on the paper, without its padding. */
export const sheetStyles = css`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
`;

/** The same under a heading, its parts below each other. */
export const titledSheetStyles = css`
  ${sheetStyles}
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  h2 { font-size: var(--text-xl); }
`;
