import type { ShopPicture } from '#domain/shop/shopPicture.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { useUpload } from '../images/useUpload.ts';

/** The image slot of a picture such as the logo. A chosen file is uploaded; `onChange` gets its address and size, `null` when removed. */
export const useShopPicture = (
  picture: ShopPicture | null,
  onChange: (picture: ShopPicture | null) => void,
) => {
  const { state, upload, refuse, clear } = useUpload();
  const choose = async (file: File) => {
    const uploaded = await upload(file);
    if (uploaded === null) return;
    const { url, width, height } = uploaded;
    // Only another image host leaves out the size, which the page needs to keep the place of the picture.
    if (width === null || height === null) refuse(messages.theSizeIsNotTold);
    else onChange({ address: url, width, height });
  };
  return {
    slot: { number: 1, url: picture?.address ?? '', file: null, preview: null, ...state },
    choose,
    clear: () => {
      clear();
      onChange(null);
    },
  };
};
