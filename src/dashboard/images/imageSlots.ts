/** One slot for an image in a form. */
export interface PictureSlot {
  /** Counted from 1. */
  readonly place: number;
  /** The stored URL; empty when there is none. */
  readonly url: string;
  /** Chosen in this form and not uploaded yet (AP-6). */
  readonly file: File | null;
  /** Object URL of the chosen file. */
  readonly preview: string | null;
  /** 0 to 1 during the upload. */
  readonly progress: number | null;
  readonly error: string | null;
}

const empty = { url: '', file: null, preview: null, progress: null, error: null };

/** `count` slots, filled from the first with the stored URLs. */
export const slotsOf = (urls: readonly string[], count: number): PictureSlot[] =>
  Array.from({ length: count }, (_, index) => ({ ...empty, place: index + 1, url: urls[index] ?? '' }));

/** The slots with `change` applied to the one at `place`, counted from 1. */
export const changeSlot = (
  slots: readonly PictureSlot[],
  place: number,
  change: Partial<PictureSlot>,
): PictureSlot[] => slots.map((slot) => (slot.place === place ? { ...slot, ...change } : slot));

export const clearSlot = (slots: readonly PictureSlot[], place: number): PictureSlot[] =>
  changeSlot(slots, place, empty);

/** The stored URLs in slot order, without the empty ones; product cards show the first. */
export const urlsOf = (slots: readonly Pick<PictureSlot, 'url'>[]): string[] =>
  slots.map(({ url }) => url).filter((url) => url !== '');

/** Whether the slot shows an image, stored or chosen. */
export const isFilled = ({ url, file }: PictureSlot): boolean => url !== '' || file !== null;

export const isPictureFile = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
