import { css } from 'styled-components';

/** The box of an input or select. At least 16 px font size; otherwise iOS zooms in on focus. */
export const inputStyles = css`
  width: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-m);
  transition: border-color 0.15s;
  &::placeholder { color: var(--ink-faint); opacity: 1; }
  &:where(:enabled:hover) { border-color: var(--ink-soft); }
  /* Against the global focus style, which has another offset and radius. */
  &:focus-visible { outline-offset: 0; border-color: var(--accent); border-radius: var(--radius-m); }
  &[aria-invalid='true'] { border-color: var(--danger); }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
`;
