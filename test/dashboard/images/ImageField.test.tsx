import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ImageField } from '#dashboard/images/ImageField.tsx';
import type { ImageSlot } from '#dashboard/images/imageSlots.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const slotOf = (url: string, file: File | null = null): ImageSlot => ({
  number: 1,
  url,
  file,
  preview: null,
  progress: null,
  error: null,
});

const Field = () => {
  const [url, setUrl] = useState('/pictures/f-900.webp');
  return (
    <ImageField
      slot={slotOf(url)}
      label="Image 1"
      size="450px by 450px"
      ratio="1"
      disabled={false}
      onChoose={() => undefined}
      onClear={() => setUrl('')}
    />
  );
};

it('AP-5 CN-3 has the focus once its image is removed, for the next one', async () => {
  const { user } = renderScreen(<Field />);
  await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Image 1, 450px by 450px'));
});

it('AP-5 SH-16 says by its name which file was chosen, since the field itself is empty again', () => {
  const file = new File(['picture'], 'jute-lamp.jpg', { type: 'image/jpeg' });
  renderScreen(
    <ImageField
      slot={slotOf('', file)}
      label="Image 1"
      size="450px by 450px"
      ratio="1"
      disabled={false}
      onChoose={() => undefined}
    />,
  );
  const name = screen.getByText('jute-lamp.jpg');
  const field = screen.getByLabelText('Image 1, 450px by 450px');
  expect(field.getAttribute('aria-describedby')).toBe(name.id);
  expect(name.closest('[aria-live]')).not.toBeNull();
});

/** The value of the progress bar while this part of the file is sent; `null` when it shows none. */
const shownProgress = (progress: number): string | null => {
  const { unmount } = renderScreen(
    <ImageField
      slot={{ ...slotOf(''), progress }}
      label="Image 1"
      size="450px by 450px"
      ratio="1"
      disabled
      onChoose={() => undefined}
    />,
  );
  const value = screen.getByRole('progressbar', { name: 'Uploading Image 1' }).getAttribute('value');
  unmount();
  return value;
};

it('AP-7 does not show an upload as finished while the shop stores what was sent', () => {
  expect([0, 0.5, 1].map(shownProgress)).toEqual(['0', '0.5', null]);
});
