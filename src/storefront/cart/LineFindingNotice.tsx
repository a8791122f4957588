import { styled } from 'styled-components';
import type { LineFinding } from '#domain/checkout/cartCheck.ts';
import { findingMessage } from '#domain/messages/findingMessage.ts';
import * as messages from '#messages/storefront/cart.ts';
import { Button } from '#ui/controls/Button.tsx';

interface LineFindingNoticeProps {
  readonly finding: LineFinding | null;
  /** The price of one piece in the cart, in taka. */
  readonly priceInCart: number;
  readonly onPrice: (price: number) => void;
  readonly onQuantity: (quantity: number) => void;
  /** `detail` counts taps in quick succession: the list ignores the second tap of a double tap, which meets another line. */
  readonly onRemove: (press: Pick<MouseEvent, 'detail'>) => void;
}

/** Says how a cart line differs from what the shop would take today, with buttons that settle the difference (SH-5). */
export const LineFindingNotice = ({
  finding,
  priceInCart,
  onPrice,
  onQuantity,
  onRemove,
}: LineFindingNoticeProps) => (
  <Root role="status" data-kind={finding?.kind}>
    {finding === null ? null : (
      <>
        <p>{findingMessage(finding, priceInCart)}</p>
        {'price' in finding ? (
          <Button size="s" tone="plain" onClick={() => onPrice(finding.price)}>
            {messages.takeTheNewPrice}
          </Button>
        ) : null}
        {finding.kind === 'few' ? (
          <Button size="s" tone="plain" onClick={() => onQuantity(finding.left)}>
            {messages.take(finding.left)}
          </Button>
        ) : null}
        {/* A lower price is no reason to remove the line. */}
        {finding.kind === 'cheaper' ? null : (
          <Button size="s" tone="quiet" onClick={onRemove}>
            {messages.remove}
          </Button>
        )}
      </>
    )}
  </Root>
);

const Root = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  /* Takes no space while empty, but stays in the page, so that screen readers announce what comes into it. */
  &:empty { position: absolute; }
  > p { font-size: var(--text-s); font-weight: 600; color: var(--warning); }
  &[data-kind='cheaper'] > p { color: var(--good); }
`;
