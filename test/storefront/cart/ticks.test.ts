import { describe, expect, it } from 'vitest';
import { type CartLine, lineKey, setQuantity, withoutLines } from '#domain/cart.ts';
import { tickedLines, ticksOf, withTick } from '#storefront/cart/ticks.ts';

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
    expect(tickedLines([small, large, cup], withTick(new Set(), lineKey(large), true))).toEqual([large]);
  });

  it('keeps a tick while the quantity changes', () => {
    const ticks = withTick(new Set(), lineKey(cup), true);
    const cart = setQuantity([small, cup], lineKey(cup), 4);
    expect(tickedLines(cart, ticks)).toEqual([{ ...cup, quantity: 4 }]);
  });

  it('drops a line that was removed in another tab', () => {
    const cart = withoutLines([small, cup], [lineKey(cup)]);
    expect(tickedLines(cart, ticksOf([small, cup]))).toEqual([small]);
  });

  it('unticks one line and leaves the others', () => {
    const ticks = withTick(ticksOf([small, cup]), lineKey(small), false);
    expect(tickedLines([small, cup], ticks)).toEqual([cup]);
  });

  it('ticks once however often it is asked', () => {
    const once = withTick(new Set(), lineKey(cup), true);
    expect([...withTick(once, lineKey(cup), true)]).toEqual([lineKey(cup)]);
  });
});
