import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

const ColorButtons = () => {
  const [color, setColor] = useState('');
  return (
    <>
      <Gallery product={shirt} color={color} isFirstFrame={false} />
      {['Red', 'Blue', 'Purple'].map((name) => (
        <button key={name} type="button" onClick={() => setColor(name)}>
          {name}
        </button>
      ))}
    </>
  );
};
const shownPicture = () =>
  screen
    .getAllByRole('button', { name: /^Show picture/ })
    .filter((thumbnail) => thumbnail.getAttribute('aria-current') === 'true')
    .map((thumbnail) => thumbnail.getAttribute('aria-label'));

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

describe('Gallery', () => {
  it('BY-3 moves to the picture of the chosen colour, and stays where none has it', async () => {
    const { user } = renderScreen(<ColorButtons />);
    expect(shownPicture()).toEqual(['Show picture 1']);
    await user.click(screen.getByRole('button', { name: 'Blue' }));
    await waitFor(() => expect(shownPicture()).toEqual(['Show picture 2']));
    await user.click(screen.getByRole('button', { name: 'Purple' }));
    expect(shownPicture()).toEqual(['Show picture 2']);
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await waitFor(() => expect(shownPicture()).toEqual(['Show picture 1']));
  });

  it('BY-3 says softly that there is no picture in the chosen colour', () => {
    expect(noteFor('')).toBe('');
    expect(noteFor('Blue')).toBe('');
    expect(noteFor('Purple')).toBe('No picture in Purple');
  });

  it('BY-3 says nothing of a product whose pictures have no colours', () => {
    expect(noteFor('Purple', { ...shirt, imageColors: undefined })).toBe('');
  });

  it('SH-1 leaves the history entry of the large picture when the page was loaded again at it', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const gallery = <Gallery product={shirt} color="" isFirstFrame={false} />;
    const { user, unmount } = renderScreen(gallery);
    await user.click(screen.getByRole('button', { name: 'Enlarge picture 1' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(history.state).toEqual({ isZoom: true }));
    expect(back).not.toHaveBeenCalled();
    unmount();
    renderScreen(gallery);
    expect(back).toHaveBeenCalledOnce();
  });
});
