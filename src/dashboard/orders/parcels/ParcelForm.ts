import { styled } from 'styled-components';

/** A form within the card of parcels. */
export const ParcelForm = styled.form`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--surface-sunken);
`;
