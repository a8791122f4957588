import { styled } from 'styled-components';
import { from } from '#ui/theme/media.ts';

/** Puts the label beside its field, makes the field as high as the buttons around it, and shows an error below. */
export const InlineField = styled.div`
  display: flex;
  align-items: start;
  gap: var(--space-2);
  width: 100%;

  ${from.small} {
    width: auto;
  }

  /* The root of the field, with its label, control and error. */
  > div {
    flex: 1;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: var(--space-2);
  }

  /* The error of the field, which is empty while there is none. */
  > div > div:last-child {
    grid-column: 1 / -1;
  }

  label {
    white-space: nowrap;
  }

  select,
  input {
    min-height: var(--target);
    padding-block: 0;
  }
`;
