import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductGrid } from '#ui/products/ProductGrid.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const products = Array.from({ length: 40 }, (_, index) =>
  aProduct({ _id: String(index), name: `P${index}` }),
);
const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };

/** Calls `onFirstFrame` once, when the first frame is in the document. */
const FirstFrame = ({ onFirstFrame }: { readonly onFirstFrame: () => void }) => {
  useLayoutEffect(onFirstFrame, [onFirstFrame]);
  return null;
};

const gridOf = (by: NavigationType, onFirstFrame: () => void = () => undefined) => (
  <Router location="/shop" navigationType={by} navigator={navigator}>
    <ProductGrid products={products} card={({ name }) => <article>{name}</article>} />
    <FirstFrame onFirstFrame={onFirstFrame} />
  </Router>
);

const cardsIn = (container: Element) => container.querySelectorAll('article').length;

/** The number of cards in the first frame and in the end, and of places for them in the first frame. */
const cardsOf = (by: NavigationType) => {
  const container = document.createElement('div');
  let first = 0;
  let places = 0;
  const look = () => {
    first = cardsIn(container);
    places = container.querySelectorAll('li').length;
  };
  render(gridOf(by, look), { container });
  return { first, places, all: cardsIn(container) };
};

const { Push, Pop } = NavigationType;

describe('ProductGrid', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 412);
    vi.stubGlobal('innerHeight', 823);
    return () => vi.unstubAllGlobals();
  });

  it('SPD-1 the first frame of a list has only the cards in view, and an empty place for each other card', () => {
    // 1.5 × 412 × 823 px, by the 160 × 280 px of the smallest card, are 11.4; 12 is also the least number of cards.
    expect(cardsOf(Push)).toEqual({ first: 12, places: 40, all: 40 });
  });

  it('SPD-1 the first frame of a large screen has more cards', () => {
    vi.stubGlobal('innerWidth', 1024);
    vi.stubGlobal('innerHeight', 768);
    // 1.5 × 1024 × 768 px, by 160 × 280 px, are 26.3.
    expect(cardsOf(Push)).toEqual({ first: 27, places: 40, all: 40 });
  });

  it('RT-19 Back has all cards in the first frame, since any of them can be in view', () => {
    expect(cardsOf(Pop)).toEqual({ first: 40, places: 40, all: 40 });
  });

  it('SPD-1 the server renders all cards, and hydration keeps them', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(gridOf(Push));
    expect(cardsIn(container)).toBe(40);
    const [firstCard] = container.querySelectorAll('article');
    render(gridOf(Push), { container, hydrate: true });
    expect(cardsIn(container)).toBe(40);
    expect(container.querySelector('article')).toBe(firstCard);
  });
});
