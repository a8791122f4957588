import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { lineLabel } from '#domain/checkout/lineLabel.ts';
import { limitMessages, productsOverLimit } from '#domain/checkout/orderLimits.ts';
import { unchecked } from '#messages/domain/checkoutMessages.ts';
import * as messages from '#messages/storefront/cart.ts';
import { pricesCorrected, quantityChanged } from '#slices/cartSlice.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { CartRow } from './CartRow.tsx';
import type { CartCheck } from './useCartCheck.ts';
import type { useCartSelection } from './useCartSelection.ts';

interface CartListProps {
  readonly lines: readonly CartLine[];
  readonly check: CartCheck;
  readonly nameOf: (line: CartLine) => string;
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly onRemove: (line: CartLine) => void;
}

/** All cart lines, to select, change in quantity or remove (CT-1). */
export const CartList = ({ lines, check, nameOf, selection, onRemove }: CartListProps) => {
  const dispatch = useShopDispatch();
  const shop = useShop();
  // The selected lines of a product count together, since they are ordered together; a line that is not selected counts alone.
  const limitOf = (line: CartLine): string | null => {
    const ordered = selection.has(lineKey(line)) ? selection.lines : [line];
    return productsOverLimit(ordered, shop).has(line.id) ? limitMessages.pieces(shop) : null;
  };
  const selectedCount = selection.lines.length;
  const selectableCount = check.accepted.length;
  return (
    <Root aria-label={messages.productsInYourCart}>
      <Header>
        <Checkbox
          label={messages.selectAll}
          checked={selectedCount > 0 && selectedCount === selectableCount}
          mixed={selectedCount > 0 && selectedCount < selectableCount}
          disabled={selectableCount === 0}
          onChange={selection.selectAll}
        />
        <span>{messages.selected(selectedCount, selectableCount)}</span>
      </Header>
      <ul>
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <CartRow
              key={key}
              line={line}
              name={nameOf(line)}
              label={lineLabel(line, nameOf(line), lines)}
              limit={limitOf(line)}
              finding={check.findingOf(line)}
              isSelected={selection.has(key)}
              onSelect={(isSelected) => selection.select(key, isSelected)}
              onQuantity={(quantity) => dispatch(quantityChanged({ key, quantity }))}
              onPrice={(originalPrice) => dispatch(pricesCorrected([{ id: line.id, originalPrice }]))}
              // The second tap of a double tap meets the line that has moved up.
              onRemove={({ detail: taps }) => (taps > 1 ? undefined : onRemove(line))}
            />
          );
        })}
      </ul>
      {check.isFailed ? <Unchecked role="status">{unchecked}</Unchecked> : null}
    </Root>
  );
};

const Root = styled.section`
  ${surfaceStyles}
`;
const Unchecked = styled.p`
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* Aligns the checkbox with the checkboxes of the rows, each centred in its touch target. */
  padding-block: var(--space-2);
  padding-inline: calc(var(--space-2) + 10px) var(--space-4);
  ${from.tablet} { padding-inline-start: calc(var(--space-4) + 10px); }
  border-block-end: 1px solid var(--line);
  font-weight: 600;
  > span { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
`;
