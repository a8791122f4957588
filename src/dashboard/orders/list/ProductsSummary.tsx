import { styled } from 'styled-components';
import type { OrderLine } from '#domain/order.ts';
import { pieceCount } from '#domain/pickingList.ts';
import { productTitle } from '#domain/product.ts';
import { piecesLabel } from '../piecesLabel.ts';

/** `3 pieces · Steel cup, Plate`, cut to one line. */
export const ProductsSummary = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <Root>
    {piecesLabel(pieceCount(lines))} · {[...new Set(lines.map(productTitle))].join(', ')}
  </Root>
);

const Root = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--ink-soft);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
