import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Main content on the left, details on the right. */
export const TwoColumns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);

  & > * {
    min-width: 0;
  }

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;
