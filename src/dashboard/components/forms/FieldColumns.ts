import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Puts the fields of a form in two columns; in a narrow window, one below the other. */
export const FieldColumns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;
