import { describe, expect, it } from 'vitest';
import {
  changeSlot,
  clearSlot,
  isFilled,
  isImageFile,
  slotsOf,
  urlsOf,
} from '#dashboard/images/imageSlots.ts';

const file = new File(['x'], 'pot.png', { type: 'image/png' });

describe('imageSlots', () => {
  it('AP-6 starts with the stored images and nothing to upload', () => {
    const slots = slotsOf(['/a.webp', '/b.webp'], 4);
    expect(slots.map(({ number, url, file: chosen }) => [number, url, chosen])).toEqual([
      [1, '/a.webp', null],
      [2, '/b.webp', null],
      [3, '', null],
      [4, '', null],
    ]);
  });

  it('AP-6 marks only the slot in which a new file was chosen', () => {
    const slots = changeSlot(slotsOf(['/a.webp', '/b.webp'], 4), 2, { file });
    expect(slots.map((slot) => slot.file)).toEqual([null, file, null, null]);
  });

  it('AP-5 keeps the order of the slots and leaves out the empty ones', () => {
    expect(urlsOf(clearSlot(slotsOf(['/a.webp', '/b.webp', '/c.webp'], 4), 2))).toEqual([
      '/a.webp',
      '/c.webp',
    ]);
  });

  it('AP-6 takes back a chosen file before the stored image', () => {
    const chosen = changeSlot(slotsOf(['/a.webp'], 1), 1, { file, preview: 'blob:1', error: 'No.' });
    const stored = slotsOf(['/a.webp'], 1);
    expect(clearSlot(chosen, 1)).toEqual(stored);
    expect(clearSlot(stored, 1)).toEqual(slotsOf([], 1));
  });

  it('SL-2 counts a slot as filled by a stored image or a chosen file', () => {
    const [stored, chosen, empty] = changeSlot(slotsOf(['/a.webp'], 3), 2, { file });
    expect([stored, chosen, empty].map((slot) => slot !== undefined && isFilled(slot))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('AP-5 accepts image files only', () => {
    expect([file, new File(['x'], 'pot.txt', { type: 'text/plain' })].map(isImageFile)).toEqual([
      true,
      false,
    ]);
  });
});
