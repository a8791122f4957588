import { expect, it } from 'vitest';
import { lineLabel } from '#domain/checkout/lineLabel.ts';
import { line } from '../../storefront/checkout/orders.ts';

it('SH-16 a line is called by what was picked only beside another line of its product', () => {
  const [red, blue, lamp] = [
    line('cup', { color: 'Red' }),
    line('cup', { color: 'Blue' }),
    line('lamp', { color: 'Red' }),
  ];
  const lines = [red, blue, lamp];
  expect(lines.map((each) => lineLabel(each, each.name, lines))).toEqual([
    'Product cup, Red',
    'Product cup, Blue',
    'Product lamp',
  ]);
});
