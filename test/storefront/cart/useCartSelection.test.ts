import { describe, expect, it } from 'vitest';
import { type CartLine, lineKey, setQuantity, withoutLines } from '#domain/checkout/cart.ts';
import { selectedLines, selectionOf, withSelected } from '#storefront/cart/useCartSelection.ts';

const line = (id: string, size = 'N/A'): CartLine => ({
  id,
  name: `Product ${id}`,
  imageUrl: `/pictures/${id}-450.webp`,
  color: 'N/A',
  size,
  quantity: 1,
  originalPrice: 100,
});
const small = line('shirt', 'S');
const large = line('shirt', 'L');
const cup = line('cup');

describe('the cart selection', () => {
  it('CT-3 contains the selected lines only; sizes of one product are separate', () => {
    expect(selectedLines([small, large, cup], withSelected([], lineKey(large), true))).toEqual([large]);
  });

  it('keeps a line selected while its quantity changes', () => {
    const selection = withSelected([], lineKey(cup), true);
    const cart = setQuantity([small, cup], lineKey(cup), 4);
    expect(selectedLines(cart, selection)).toEqual([{ ...cup, quantity: 4 }]);
  });

  it('drops a line that another tab removed', () => {
    const cart = withoutLines([small, cup], [lineKey(cup)]);
    expect(selectedLines(cart, selectionOf([small, cup]))).toEqual([small]);
  });

  it('deselects one line and keeps the others', () => {
    const selection = withSelected(selectionOf([small, cup]), lineKey(small), false);
    expect(selectedLines([small, cup], selection)).toEqual([cup]);
  });

  it('selects a line once when called twice', () => {
    const once = withSelected([], lineKey(cup), true);
    expect(withSelected(once, lineKey(cup), true)).toEqual([lineKey(cup)]);
  });
});
