import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gallery } from '#storefront/product/Gallery.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const shirt = aProduct({
  colors: ['Red', 'Blue', 'Purple'],
  images: ['/pictures/f-900.webp', '/pictures/b-900.webp'],
  imageColors: ['Red', 'Blue'],
});
const noteFor = (color: string, product = shirt) => {
  const { unmount } = renderScreen(<Gallery product={product} color={color} isFirstFrame={false} />);
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
};

describe('Gallery', () => {
  it('BY-3 says softly that there is no picture in the chosen colour', () => {
    expect(noteFor('')).toBe('');
    expect(noteFor('Blue')).toBe('');
    expect(noteFor('Purple')).toBe('No picture in Purple');
  });

  it('BY-3 says nothing of a product whose pictures have no colours', () => {
    expect(noteFor('Purple', { ...shirt, imageColors: undefined })).toBe('');
  });
});
