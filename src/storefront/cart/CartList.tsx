import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { ShopDispatch } from '#api/shopApi.ts';
import { type CartLine, lineKey } from '#domain/cart.ts';
import { quantityChanged } from '#slices/cartSlice.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { sheetStyles } from '#ui/layout/sheetStyles.ts';
import { from } from '#ui/theme/media.ts';
import { CartRow } from './CartRow.tsx';
import { type CartSelection, selectedLines, selectionOf, withSelected } from './useCartSelection.ts';

interface CartListProps {
  readonly lines: readonly CartLine[];
  readonly ticks: CartSelection;
  readonly onTicks: (ticks: CartSelection) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** All cart lines, to select, change in quantity or remove (CT-1). */
export const CartList = ({ lines, ticks, onTicks, onRemove }: CartListProps) => {
  const dispatch = useDispatch<ShopDispatch>();
  const ticked = selectedLines(lines, ticks).length;
  return (
    <Sheet aria-label="Products in your cart">
      <Head>
        <Checkbox
          label="Select all"
          checked={ticked === lines.length}
          onChange={(checked) => onTicks(checked ? selectionOf(lines) : new Set())}
        />
        <span>
          {ticked} of {lines.length} selected
        </span>
      </Head>
      <ul>
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <CartRow
              key={key}
              line={line}
              ticked={ticks.has(key)}
              onTick={(checked) => onTicks(withSelected(ticks, key, checked))}
              onQuantity={(quantity) => dispatch(quantityChanged({ key, quantity }))}
              onRemove={() => onRemove(line)}
            />
          );
        })}
      </ul>
    </Sheet>
  );
};

const Sheet = styled.section`
  ${sheetStyles}
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* The box stands over those of the rows, each in the middle of its target. */
  padding: var(--space-2) var(--space-4) var(--space-2) calc(var(--space-2) + 10px);
  ${from.tablet} { padding-inline-start: calc(var(--space-4) + 10px); }
  border-bottom: 1px solid var(--line);
  font-weight: 600;
  > span { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
`;
