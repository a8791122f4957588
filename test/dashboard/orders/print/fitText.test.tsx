import { expect, it } from 'vitest';
import { fitAddress } from '#dashboard/orders/print/fitText.ts';

/** A text whose parent holds it at these sizes. */
const textThatFits = (fits: (size: number) => boolean): HTMLElement => {
  const box = document.createElement('div');
  const text = document.createElement('p');
  box.append(text);
  Object.defineProperty(box, 'clientHeight', { value: 100 });
  Object.defineProperty(box, 'scrollHeight', {
    get: () => (fits(Number.parseFloat(text.style.fontSize)) ? 100 : 101),
  });
  return text;
};

it.each([
  ['the largest size at which it fits', 1.05, 1.05],
  ['the smallest size when it fits only at that', 0.4, 0.4],
  ['the smallest size when it fits at none', 0, 0.4],
])('MD-20 gives an address %s', (_, largestThatFits, expected) => {
  const text = textThatFits((size) => size <= largestThatFits);
  fitAddress(text);
  expect(Number.parseFloat(text.style.fontSize)).toBe(expected);
});
