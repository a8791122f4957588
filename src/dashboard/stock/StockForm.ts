import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Lays out a form about the items of a product. */
export const StockForm = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  > * {
    max-width: 100%;
  }

  /* The summary of errors is as wide as the fields. */
  > [role='group'] {
    justify-self: stretch;
  }
`;

/** Lays out the fields of a StockForm, as many beside each other as fit. */
export const StockFields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  width: 100%;

  ${from.small} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  }
`;
