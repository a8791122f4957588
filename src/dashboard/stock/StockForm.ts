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

/** Lays out the fields of a product's items, which may be dozens: each on one line, its label and hint beside it. */
export const ItemFields = styled(StockFields)`
  gap: var(--space-3) var(--space-5);

  ${from.small} {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }

  /* The root of a field, with its label, control, hint and error. */
  > div {
    grid-template-columns: minmax(0, 1fr) 96px;
    align-items: center;
    gap: 0 var(--space-3);
    overflow-wrap: anywhere;
  }

  input {
    grid-area: 1 / 2 / span 2;
    min-height: var(--target);
    padding-block: 0;
  }

  > div > [aria-live] {
    grid-column: 1 / -1;
  }
`;
