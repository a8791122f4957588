/** One place for a picture in a form. */
export interface PictureSlot {
  /** Counted from 1. */
  readonly place: number;
  /** The address that is stored; empty when there is none. */
  readonly url: string;
  /** Chosen here and not uploaded yet (AP-6). */
  readonly file: File | null;
  /** An address of this browser's own, by which the chosen file is shown. */
  readonly preview: string | null;
  /** 0 to 1 while the file goes out. */
  readonly progress: number | null;
  readonly error: string | null;
}

const empty = { url: '', file: null, preview: null, progress: null, error: null };

/** As many slots as asked for, filled from the front with the stored addresses. */
export const slotsOf = (urls: readonly string[], count: number): PictureSlot[] =>
  Array.from({ length: count }, (_, index) => ({ ...empty, place: index + 1, url: urls[index] ?? '' }));

/** The slots with one of them changed, counted from 1. */
export const changeSlot = (
  slots: readonly PictureSlot[],
  place: number,
  change: Partial<PictureSlot>,
): PictureSlot[] => slots.map((slot) => (slot.place === place ? { ...slot, ...change } : slot));

export const clearSlot = (slots: readonly PictureSlot[], place: number): PictureSlot[] =>
  changeSlot(slots, place, empty);

/** The stored addresses in the order of their slots, without the empty ones; the first is the one on cards. */
export const urlsOf = (slots: readonly Pick<PictureSlot, 'url'>[]): string[] =>
  slots.map(({ url }) => url).filter((url) => url !== '');

/** Whether the slot shows a picture, stored or chosen. */
export const isFilled = ({ url, file }: PictureSlot): boolean => url !== '' || file !== null;

export const isPictureFile = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
