import { useRef } from 'react';
import { promoPicture as originalPicture } from '#domain/shop/promo.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { keepFocusIn } from '../components/forms/keepFocusIn.ts';
import { ImageField } from '../images/ImageField.tsx';
import { useUpload } from '../images/useUpload.ts';

/** In the proportions of the banner. */
const recommendedPixels = { width: 900, height: 240 } as const;

interface PromoPictureProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
  readonly onUpload: (upload: Promise<void>) => void;
}

/** The field for the picture of the promo banner, which is uploaded as soon as it is chosen. */
export const PromoPicture = ({ address, onChange, onUpload }: PromoPictureProps) => {
  const rootRef = useRef<HTMLDivElement>(null);
  const { state, upload, clear } = useUpload();
  const isUploading = state.progress !== null;
  const choose = async (file: File) => {
    const uploaded = await upload(file);
    if (uploaded !== null) onChange(uploaded.url);
  };
  const takeOriginalAgain = () => {
    clear();
    onChange(originalPicture);
    // The pressed button goes away.
    keepFocusIn(rootRef.current);
  };
  return (
    <Stack gap={2} ref={rootRef} tabIndex={-1}>
      <ImageField
        // Without file and preview: the picture is uploaded at once, so that there is only its address to show.
        slot={{ number: 1, url: address, file: null, preview: null, ...state }}
        label={messages.pictureOfTheBanner}
        size={messages.recommendedSize(recommendedPixels.width, recommendedPixels.height)}
        ratio={`${recommendedPixels.width} / ${recommendedPixels.height}`}
        disabled={isUploading}
        onChoose={(file) => onUpload(choose(file))}
      />
      {address === originalPicture ? null : (
        <Button tone="quiet" disabled={isUploading} onClick={takeOriginalAgain}>
          {messages.takeTheOriginalPictureAgain}
        </Button>
      )}
    </Stack>
  );
};
