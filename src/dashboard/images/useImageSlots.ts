import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureOf } from '#api/failure.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { uploadPicture } from '#api/uploadPicture.ts';
import { changeSlot, clearSlot, isPictureFile, type PictureSlot, slotsOf, urlsOf } from './imageSlots.ts';

interface PictureSlots {
  readonly slots: readonly PictureSlot[];
  /** Whether the slots differ from the stored images. */
  readonly isChanged: boolean;
  readonly choose: (place: number, file: File) => void;
  readonly clear: (place: number) => void;
  /** Uploads the newly chosen files and returns all URLs; `null` when an upload failed. */
  readonly upload: () => Promise<string[] | null>;
}

/** The images of a form. `expiration`: seconds that the image host is asked to store them. */
export const usePictureSlots = (
  urls: readonly string[],
  count: number,
  expiration?: number,
): PictureSlots => {
  const dispatch = useDispatch<ShopDispatch>();
  const [slots, setSlots] = useState(() => slotsOf(urls, count));
  const previews = useRef<string[]>([]);
  // The browser holds a previewed file in memory until its object URL is revoked.
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
      previews.current = [];
    },
    [],
  );
  const change = (place: number, part: Partial<PictureSlot>) =>
    setSlots((now) => changeSlot(now, place, part));

  const choose = (place: number, file: File) => {
    if (!isPictureFile(file)) {
      change(place, { error: 'Only an image file can be used.' });
      return;
    }
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    change(place, { file, preview, error: null });
  };

  const uploadSlot = async (slot: PictureSlot): Promise<PictureSlot> => {
    const { place } = slot;
    if (slot.file === null) return slot;
    change(place, { progress: 0, error: null });
    const onProgress = (progress: number) => change(place, { progress });
    const part = await dispatch(uploadPicture(slot.file, { expiration, onProgress })).then(
      (url) => ({ url, file: null, progress: null, error: null }),
      (error: unknown) => ({ progress: null, error: failureOf(error).message }),
    );
    change(place, part);
    return { ...slot, ...part };
  };

  const upload = async () => {
    const done = await Promise.all(slots.map(uploadSlot));
    return done.some((slot) => slot.file !== null) ? null : urlsOf(done);
  };

  const isChanged = slots.some(({ file, url }, index) => file !== null || url !== (urls[index] ?? ''));
  return { slots, isChanged, choose, clear: (place) => setSlots((now) => clearSlot(now, place)), upload };
};
