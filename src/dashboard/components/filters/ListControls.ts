import { styled } from 'styled-components';
import { widths } from '#domain/shop/constants.ts';

/**
 * Puts the sort, or another field of a list, beside its collapsed filter. Of the children only this field may be a `div`: the
 * styles find it by that.
 */
export const ListControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);

  /* On a phone, field and filter share a line, and the label of the field is hidden. */
  @media (max-width: ${widths.small}px) {
    > div {
      flex: 1;
      width: auto;
    }

    > div label {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  > details[open] {
    flex-basis: 100%;
  }
`;
