import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { uploadImage } from '#api/slides/uploadImage.ts';
import type { ShopPicture } from '#domain/shop/shopPicture.ts';
import { type ImageSlot, isImageFile } from '../images/imageSlots.ts';

type Upload = Pick<ImageSlot, 'progress' | 'error'>;

const idle: Upload = { progress: null, error: null };

/**
 * A picture of the shop's look: it is uploaded when it is chosen, so that the preview has its size and a refusal stands
 * beside the field. The shop removes an upload that is never saved after a week.
 */
export const useShopPicture = (
  picture: ShopPicture | null,
  onChange: (picture: ShopPicture | null) => void,
) => {
  const dispatch = useShopDispatch();
  const [upload, setUpload] = useState(idle);
  const refuse = (error: string) => setUpload({ ...idle, error });
  const choose = async (file: File) => {
    if (!isImageFile(file)) {
      refuse('Only an image file can be used.');
      return;
    }
    setUpload({ ...idle, progress: 0 });
    const onProgress = (progress: number) => setUpload({ ...idle, progress });
    try {
      const { url, width, height } = await dispatch(uploadImage(file, { onProgress }));
      if (width === null || height === null) {
        refuse('The image host does not tell the size of the picture.');
        return;
      }
      setUpload(idle);
      onChange({ address: url, width, height });
    } catch (error) {
      refuse(failureOfError(error).message);
    }
  };
  return {
    slot: { number: 1, url: picture?.address ?? '', file: null, preview: null, ...upload },
    choose: (file: File) => void choose(file),
    clear: () => {
      setUpload(idle);
      onChange(null);
    },
  };
};
