import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { avoidOverlap } from '#storefront/layout/footer/avoidOverlap.ts';

/** Happy DOM has no layout: the tests say which elements are at the points of the button, and every text lies under it. */
const putUnderButton = (elements: readonly Element[]): void => {
  Object.assign(document, { elementsFromPoint: () => elements });
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(-1000, -1000, 2000, 2000),
  ] as unknown as DOMRectList);
};

/**
 * A card with an element that lies over its words, and a button that floats over the card. In a browser this element is the card's
 * link, which Happy DOM would take for a control, since it does not understand `:not(article a)`.
 */
const renderCard = (mark: string) => {
  render(
    <main>
      Words behind the card
      <article>
        <span data-testid="mark">{mark}</span>
        <i data-testid="cover" />
      </article>
      <section aria-label="Contact" data-hidden="">
        <button type="button">Contact</button>
      </section>
    </main>,
  );
  const elementsInCard = [
    screen.getByTestId('cover'),
    screen.getByTestId('mark'),
    screen.getByRole('article'),
    screen.getByRole('main'),
  ];
  return { root: screen.getByRole('region'), elementsInCard };
};

/** Lets the button look at what it covers, and returns whether it is shown. */
const isShownAfterResize = (root: HTMLElement): boolean => {
  const stop = avoidOverlap(root);
  dispatchEvent(new Event('resize'));
  vi.runAllTimers();
  stop();
  return !root.hasAttribute('data-hidden');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

it('BY-2 hides the contact button over the words of a card, over which another element of the card lies', () => {
  const { root, elementsInCard } = renderCard('3 colors');
  putUnderButton(elementsInCard);
  expect(isShownAfterResize(root)).toBe(false);
});

it('BY-2 shows the contact button over a card without words in that place, whatever lies behind the card', () => {
  const { root, elementsInCard } = renderCard('');
  putUnderButton(elementsInCard);
  expect(isShownAfterResize(root)).toBe(true);
});
