import { styled } from 'styled-components';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { countLabel } from '../components/lists/countLabel.ts';
import type { StockChange, StockChanges } from './useStockChanges.ts';

const stateLabel = (soldOut: boolean): string => (soldOut ? 'sold out' : 'available');

/** `“Cup” is` or `12 products are`. */
const subjectOf = ({ products }: StockChange): string => {
  const [product] = products;
  return product !== undefined && products.length === 1
    ? `“${productTitle(product)}” is`
    : `${countLabel(products.length, 'products')} are`;
};

/** What the last change has marked, with its undo; or why it failed, with another try (MD-8). */
export const StockNotice = ({ stock: { outcome, mark } }: { readonly stock: StockChanges }) => (
  <div aria-live="polite">
    {outcome?.kind === 'marked' && outcome.products.length > 0 && (
      <Notice tone="good">
        <Row>
          {subjectOf(outcome)} marked as {stateLabel(outcome.soldOut)}.
          <Button
            tone="plain"
            size="s"
            onClick={() => void mark({ products: outcome.products, soldOut: !outcome.soldOut })}
          >
            {messages.undo}
          </Button>
        </Row>
      </Notice>
    )}
    {outcome?.kind === 'failed' && (
      <Notice tone="danger">
        <Row>
          {countLabel(outcome.products.length, 'products')} could not be marked as{' '}
          {stateLabel(outcome.soldOut)}. {outcome.message}
          <Button tone="plain" size="s" onClick={() => void mark(outcome)}>
            {messages.tryAgain}
          </Button>
        </Row>
      </Notice>
    )}
  </div>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
