import { styled } from 'styled-components';

/** The lines of a cell; the small ones tell more of the first. */
export const CellLines = styled.span`
  display: inline-grid;

  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;
