import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StockMark } from '#domain/products/countedProduct.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { productStockPath } from '../components/routing/addresses.ts';

/** What the cell says beside the pieces. */
const stateTexts = { enough: '', few: messages.fewLeft, out: messages.noneLeft } as const;

interface StockCellProps {
  readonly product: Product;
  /** The product's pieces and whether they are few; `undefined` until they are loaded. */
  readonly mark: StockMark | undefined;
}

/** The cell with the pieces of a product; says so if the product is not counted (GS-14). */
export const StockCell = ({ product, mark }: StockCellProps) => {
  if (product.stock === undefined) return <Soft>{messages.notCounted}</Soft>;
  if (mark === undefined) return <Soft>…</Soft>;
  const { pieces, state } = mark;
  return (
    <Pieces
      to={productStockPath(product._id)}
      aria-label={messages.stockOf(productTitle(product), pieces, stateTexts[state])}
    >
      <strong>{formatCount(pieces)}</strong>
      {state !== 'enough' && <Mark data-state={state}> {stateTexts[state]}</Mark>}
    </Pieces>
  );
};

const Soft = styled.span`
  color: var(--ink-soft);
`;

const Pieces = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Mark = styled.span`
  color: var(--warning);

  &[data-state='out'] {
    color: var(--danger);
  }
`;
