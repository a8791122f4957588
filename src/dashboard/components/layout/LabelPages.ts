import { styled } from 'styled-components';

/** Labels beside each other on the screen. */
export const LabelPages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  @media print {
    display: block;
  }
`;

/** A label, which is a page in print. */
export const LabelPage = styled.div`
  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
