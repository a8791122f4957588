import { css, type RuleSet } from 'styled-components';

export type ButtonTone = 'accent' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

const tones: Record<ButtonTone, RuleSet> = {
  accent: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled, [aria-busy]) { background: var(--accent-strong); }
  `,
  plain: css`
    background: var(--surface);
    color: var(--ink);
    border-color: var(--line-strong);
    &:hover:not(:disabled, [aria-busy]) { border-color: var(--accent); color: var(--accent-strong); background: var(--accent-soft); }
  `,
  quiet: css`
    background: transparent;
    color: var(--accent);
    &:hover:not(:disabled, [aria-busy]) { background: var(--accent-soft); color: var(--accent-strong); }
  `,
  danger: css`
    background: var(--danger-soft);
    color: var(--danger);
    &:hover:not(:disabled, [aria-busy]) { border-color: var(--danger); }
  `,
};

const sizes: Record<ButtonSize, RuleSet> = {
  s: css`min-height: var(--target); padding: 0 var(--space-3); font-size: var(--text-s);`,
  m: css`min-height: var(--target); padding: 0 var(--space-5); font-size: var(--text-m);`,
  l: css`min-height: 54px; padding: 0 var(--space-6); font-size: var(--text-l);`,
};

export interface ButtonStyles {
  readonly $tone: ButtonTone;
  readonly $size: ButtonSize;
  readonly $wide: boolean;
}

/** How a button looks, shared by Button and ButtonLink. */
export const buttonStyles = css<ButtonStyles>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  border: 1.5px solid transparent;
  border-radius: var(--radius-m);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: background-color 0.15s, border-color 0.15s, color 0.15s;
  ${({ $tone }) => tones[$tone]}
  ${({ $size }) => sizes[$size]}
  &:disabled { opacity: 0.55; }
  &[aria-busy] { cursor: progress; }
`;
