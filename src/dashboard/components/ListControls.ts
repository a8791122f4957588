import { styled } from 'styled-components';

/** The order of a list beside its collapsed filter. */
export const ListControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);

  > details[open] {
    flex-basis: 100%;
  }
`;
