import { styled } from 'styled-components';

/** The fields of a form, one below the other; `disabled` while it is sent, because what is typed then would not be saved. */
export const FormFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
