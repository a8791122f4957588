import { styled } from 'styled-components';

/** Shows labels beside each other on the screen. In print it is a block, because a flex container ignores page breaks. */
export const LabelPages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  @media print {
    display: block;
  }
`;

/** One label, which is a page of its own in print. */
export const LabelPage = styled.div`
  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
