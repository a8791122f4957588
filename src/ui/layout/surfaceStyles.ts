import { css } from 'styled-components';

/** A bordered box, without padding. */
export const surfaceStyles = css`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
`;

/** The same with a heading and its parts in a column. */
export const titledSurfaceStyles = css`
  ${surfaceStyles}
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  h2 { font-size: var(--text-xl); }
`;
