import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** What one looks at, and beside it what is said of it. */
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
