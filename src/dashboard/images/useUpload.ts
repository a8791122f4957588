import { useState } from 'react';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type UploadedImage, uploadImage } from '#api/shop/uploadImage.ts';
import * as messages from '#messages/dashboard/images.ts';
import { useSubmitFocus } from '../components/forms/useSubmitFocus.ts';
import { type ImageSlot, isImageFile } from './imageSlots.ts';
import { uploadProblem } from './uploadProblem.ts';

type Upload = Pick<ImageSlot, 'progress' | 'error'>;

const idle: Upload = { progress: null, error: null };

/**
 * Uploads a picture as soon as it is chosen, so that a refusal can be shown beside the field. An upload that is never saved
 * is removed by the shop after a week.
 */
export const useUpload = () => {
  const dispatch = useShopDispatch();
  const [state, setState] = useState(idle);
  // The field is disabled during the upload, by which it loses the focus.
  useSubmitFocus(state.progress !== null);
  const refuse = (error: string) => setState({ ...idle, error });

  /** Resolves to `null` if the picture was refused or the upload failed; `state.error` then says why. */
  const upload = async (file: File): Promise<UploadedImage | null> => {
    if (!isImageFile(file)) {
      refuse(messages.onlyImageFiles);
      return null;
    }
    setState({ ...idle, progress: 0 });
    try {
      const onProgress = (progress: number) => setState({ ...idle, progress });
      const uploaded = await dispatch(uploadImage(file, { onProgress }));
      setState(idle);
      return uploaded;
    } catch (error) {
      refuse(await uploadProblem(file, error));
      return null;
    }
  };

  return { state, upload, refuse, clear: () => setState(idle) };
};
