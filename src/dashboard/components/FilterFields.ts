import { styled } from 'styled-components';

/** Fields in a box, as many side by side as fit: a list's filter, or a short form. */
export const FilterFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  align-items: end;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  /* The height of the fields beside it. */
  > button {
    min-height: 48px;
  }
`;
