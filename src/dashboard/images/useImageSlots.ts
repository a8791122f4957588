import { useEffect, useRef, useState } from 'react';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { uploadImage } from '#api/shop/uploadImage.ts';
import * as messages from '#messages/dashboard/images.ts';
import { changeSlot, clearSlot, type ImageSlot, isImageFile, slotsOf, urlsOf } from './imageSlots.ts';
import { uploadProblem } from './uploadProblem.ts';

interface ImageSlots {
  readonly slots: readonly ImageSlot[];
  /** Whether the slots differ from the stored images. */
  readonly isChanged: boolean;
  readonly choose: (number: number, file: File) => void;
  readonly clear: (number: number) => void;
  /** Uploads the newly chosen files; resolves to the URLs of all images, or to `null` if an upload failed or a file is no image. */
  readonly upload: () => Promise<string[] | null>;
}

/**
 * The image slots of a form. `urls`: the stored images; `expiration`: for how many seconds the image host is asked to store new ones
 * (AP-7); `undefined` leaves that to the host.
 */
export const useImageSlots = (urls: readonly string[], count: number, expiration?: number): ImageSlots => {
  const dispatch = useShopDispatch();
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
  const change = (number: number, changes: Partial<ImageSlot>) =>
    setSlots((current) => changeSlot(current, number, changes));

  const choose = (number: number, file: File) => {
    // The file stays in its slot, so that the form is not sent without it unnoticed.
    if (!isImageFile(file)) {
      change(number, { file, preview: null, error: messages.onlyImageFiles });
      return;
    }
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    change(number, { file, preview, error: null });
  };

  /** What an upload makes of its slot: the URL of the stored image, or the error, in which case the slot keeps its file. */
  const uploadFile = async (
    file: File,
    onProgress: (progress: number) => void,
  ): Promise<Partial<ImageSlot>> => {
    try {
      const { url } = await dispatch(uploadImage(file, { expiration, onProgress }));
      return { url, file: null, progress: null, error: null };
    } catch (error) {
      return { progress: null, error: await uploadProblem(file, error) };
    }
  };

  const uploadSlot = async (slot: ImageSlot): Promise<ImageSlot> => {
    const { number } = slot;
    if (slot.file === null || !isImageFile(slot.file)) return slot;
    change(number, { progress: 0, error: null });
    const onProgress = (progress: number) => change(number, { progress });
    const changes = await uploadFile(slot.file, onProgress);
    change(number, changes);
    return { ...slot, ...changes };
  };

  const uploadAll = async () => {
    const uploaded = await Promise.all(slots.map(uploadSlot));
    // Only an uploaded file leaves its slot.
    const hasFailed = uploaded.some((slot) => slot.file !== null);
    return hasFailed ? null : urlsOf(uploaded);
  };

  const isChanged = slots.some(({ file, url }, index) => file !== null || url !== (urls[index] ?? ''));
  return {
    slots,
    isChanged,
    choose,
    clear: (number) => setSlots((current) => clearSlot(current, number)),
    upload: uploadAll,
  };
};
