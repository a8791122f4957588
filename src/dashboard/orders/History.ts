import { styled } from 'styled-components';

/** What happened to a parcel or an advance, each with its time below. */
export const History = styled.ol`
  display: grid;
  gap: var(--space-2);

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;
