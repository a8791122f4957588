import { useRef } from 'react';
import { styled } from 'styled-components';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import type { SoldOutChange, SoldOutChanges } from './useSoldOutChanges.ts';

const markedText = ({ products, soldOut }: SoldOutChange): string => {
  const [product] = products;
  return product !== undefined && products.length === 1
    ? messages.productIsMarked(productTitle(product), soldOut)
    : messages.productsAreMarked(products.length, soldOut);
};

/** Says what the last change has marked and offers to undo it, or why it failed and offers to try again (MD-8). */
export const SoldOutNotice = ({ changes: { outcome, mark } }: { readonly changes: SoldOutChanges }) => {
  const rootRef = useRef<HTMLDivElement>(null);
  // A press takes the pressed button away.
  const focusProps = useKeptFocus(rootRef);
  return (
    <div ref={rootRef} {...focusProps} tabIndex={-1} aria-live="polite">
      {/* Nothing is said if all products had this state already, or are deleted: the rows show that. */}
      {outcome?.kind === 'marked' && outcome.products.length > 0 && (
        <Notice tone="good">
          <Row>
            {markedText(outcome)}
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
            {changeFailureMessage(
              messages.productsNotMarked(outcome.products.length, outcome.soldOut),
              outcome.failure,
            )}
            <Button tone="plain" size="s" onClick={() => void mark(outcome)}>
              {messages.tryAgain}
            </Button>
          </Row>
        </Notice>
      )}
    </div>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
