/** A step of the spacing scale, `--space-1` to `--space-9`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const space = (gap: Gap): string => `var(--space-${gap})`;
