import { css, type RuleSet } from 'styled-components';

/** The meaning of a badge's or notice's colour, in addition to its text. */
export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'danger';

export const toneColors: Record<Tone, RuleSet> = {
  neutral: css`background: var(--surface-sunken); color: var(--ink-soft);`,
  accent: css`background: var(--accent-soft); color: var(--accent-strong);`,
  good: css`background: var(--good-soft); color: var(--good);`,
  warning: css`background: var(--warning-soft); color: var(--warning);`,
  danger: css`background: var(--danger-soft); color: var(--danger);`,
};
