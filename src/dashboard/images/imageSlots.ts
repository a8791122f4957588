/** One slot for an image in a form. */
export interface ImageSlot {
  /** Counted from 1. */
  readonly number: number;
  /** URL of the stored image; empty if there is none. */
  readonly url: string;
  /** The file that was chosen in this form and is not uploaded yet (AP-6), also one that is no image; `null` for none. */
  readonly file: File | null;
  /** Object URL of the chosen file, also after its upload; `null` if none was chosen. */
  readonly preview: string | null;
  /** 0 to 1 during the upload; `null` when nothing is uploaded. */
  readonly progress: number | null;
  readonly error: string | null;
}

const empty = { url: '', file: null, preview: null, progress: null, error: null };

/** `count` slots, filled from the first with the stored URLs. */
export const slotsOf = (urls: readonly string[], count: number): ImageSlot[] =>
  Array.from({ length: count }, (_, index) => ({ ...empty, number: index + 1, url: urls[index] ?? '' }));

/** The slots with `change` applied to the one at `number`, counted from 1. */
export const changeSlot = (
  slots: readonly ImageSlot[],
  number: number,
  change: Partial<ImageSlot>,
): ImageSlot[] => slots.map((slot) => (slot.number === number ? { ...slot, ...change } : slot));

/** The slots with the one at `number` cleared: its chosen file gives way to the stored image; without a chosen file, that image goes. */
export const clearSlot = (slots: readonly ImageSlot[], number: number): ImageSlot[] =>
  slots.map((slot) => {
    if (slot.number !== number) return slot;
    return { ...slot, ...empty, url: slot.file === null ? '' : slot.url };
  });

/** The URLs of the stored images in the order of the slots; product cards show the first. */
export const urlsOf = (slots: readonly Pick<ImageSlot, 'url'>[]): string[] =>
  slots.map(({ url }) => url).filter((url) => url !== '');

/** Whether the slot shows an image, stored or chosen. */
export const isFilled = ({ url, file }: ImageSlot): boolean => url !== '' || file !== null;

export const isImageFile = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
