import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** The buttons at the end of a row: at its right edge on a phone, under their heading in a table. */
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
`;
