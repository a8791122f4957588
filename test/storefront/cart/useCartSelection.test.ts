import { describe, expect, it } from 'vitest';
import { type CartLine, lineKey, setQuantity, withoutLines } from '#domain/cart.ts';
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

describe('ticks', () => {
  it('CT-3 takes the ticked lines only, telling sizes of one product apart', () => {
    expect(selectedLines([small, large, cup], withSelected(new Set(), lineKey(large), true))).toEqual([
      large,
    ]);
  });

  it('keeps a tick while the quantity changes', () => {
    const ticks = withSelected(new Set(), lineKey(cup), true);
    const cart = setQuantity([small, cup], lineKey(cup), 4);
    expect(selectedLines(cart, ticks)).toEqual([{ ...cup, quantity: 4 }]);
  });

  it('drops a line that was removed in another tab', () => {
    const cart = withoutLines([small, cup], [lineKey(cup)]);
    expect(selectedLines(cart, selectionOf([small, cup]))).toEqual([small]);
  });

  it('unticks one line and leaves the others', () => {
    const ticks = withSelected(selectionOf([small, cup]), lineKey(small), false);
    expect(selectedLines([small, cup], ticks)).toEqual([cup]);
  });

  it('ticks once however often it is asked', () => {
    const once = withSelected(new Set(), lineKey(cup), true);
    expect([...withSelected(once, lineKey(cup), true)]).toEqual([lineKey(cup)]);
  });
});
