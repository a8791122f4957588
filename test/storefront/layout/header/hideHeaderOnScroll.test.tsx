import { expect, it } from 'vitest';
import { hideHeaderOnScroll } from '#storefront/layout/header/hideHeaderOnScroll.ts';

/** Scrolls to this distance, in pixels, from the upper edge of the page; returns whether the document is marked then. */
const scrollTo = (top: number): boolean => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
  return document.documentElement.hasAttribute('data-scrolls-down');
};

it('SH-11 marks the document while the page scrolls down, and not for a tremble or beyond its upper edge', () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  hideHeaderOnScroll();
  // Less than 8 px in either direction are a tremble.
  const marks = [4, 40, 36, 90, 60, 56, 200, 0, -30, 2].map((top) => `${top} ${scrollTo(top)}`);
  expect(marks).toEqual([
    '4 false',
    '40 true',
    '36 true',
    '90 true',
    '60 false',
    '56 false',
    '200 true',
    '0 false',
    '-30 false',
    '2 false',
  ]);
});
