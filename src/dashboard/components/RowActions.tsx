import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/**
 * The buttons at the end of a row: at its right edge on a phone, under their heading in a table. The targets
 * are smaller for a mouse than for a finger, which keeps a table of many rows dense.
 */
export const RowTools = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  justify-content: flex-end;

  ${from.medium} {
    justify-content: flex-start;
  }

  @media (min-width: 1400px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }

  @media (min-width: 769px) and (hover: hover) and (pointer: fine) {
    --target: 34px;
  }
`;
