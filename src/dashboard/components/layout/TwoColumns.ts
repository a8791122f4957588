import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Puts main content on the left and details on the right; in a narrow window, one below the other. */
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
