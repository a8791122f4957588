import { styled } from 'styled-components';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { type CartLine, lineKey } from '#domain/cart.ts';
import { quantityChanged } from '#slices/cartSlice.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { surfaceStyles } from '#ui/layout/surfaceStyles.ts';
import { from } from '#ui/theme/media.ts';
import { CartRow } from './CartRow.tsx';
import type { useCartSelection } from './useCartSelection.ts';

interface CartListProps {
  readonly lines: readonly CartLine[];
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly onRemove: (line: CartLine) => void;
}

/** All cart lines, to select, change in quantity or remove (CT-1). */
export const CartList = ({ lines, selection, onRemove }: CartListProps) => {
  const dispatch = useShopDispatch();
  const count = selection.lines.length;
  return (
    <Root aria-label="Products in your cart">
      <Header>
        <Checkbox label="Select all" checked={count === lines.length} onChange={selection.selectAll} />
        <span>
          {count} of {lines.length} selected
        </span>
      </Header>
      <ul>
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <CartRow
              key={key}
              line={line}
              isSelected={selection.has(key)}
              onSelect={(isSelected) => selection.select(key, isSelected)}
              onQuantity={(quantity) => dispatch(quantityChanged({ key, quantity }))}
              onRemove={() => onRemove(line)}
            />
          );
        })}
      </ul>
    </Root>
  );
};

const Root = styled.section`
  ${surfaceStyles}
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* Aligns the checkbox with those of the rows, each centred in its touch target. */
  padding: var(--space-2) var(--space-4) var(--space-2) calc(var(--space-2) + 10px);
  ${from.tablet} { padding-inline-start: calc(var(--space-4) + 10px); }
  border-bottom: 1px solid var(--line);
  font-weight: 600;
  > span { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
`;
