import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** The fields of the customer and of the address, two in a row. */
export const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field with a row of its own. */
export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
