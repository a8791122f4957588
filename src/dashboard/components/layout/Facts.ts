import { styled } from 'styled-components';

/** Names and their values, each pair on a line: a list of `dt` and `dd` by turns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(9em) minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  font-size: var(--text-s);

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
