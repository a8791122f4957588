import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';

/** `3 pieces · Steel cup, Plate`, cut to two lines. */
export const ProductsSummary = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <Root>
    {countLabel(pieceCount(lines), messages.pieces)} ·{' '}
    {[...new Set(lines.map(productTitle))].map((title, index) => (
      <Fragment key={title}>
        {index > 0 && ', '}
        {shownName(title)}
      </Fragment>
    ))}
  </Root>
);

const Root = styled.span`
  flex: 1 1 3em;
  min-width: 0;
  display: -webkit-box;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  text-overflow: ellipsis;
  -webkit-line-clamp: 2;
`;
