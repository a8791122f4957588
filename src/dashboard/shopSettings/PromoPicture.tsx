import { styled } from 'styled-components';
import { promoPicture } from '#domain/shop/promo.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { useUpload } from '../images/useUpload.ts';

const recommendedPixels = { width: 900, height: 240 } as const;
/** Width and height of the banner, in which the picture is shown. */
const bannerRatio = '1200 / 320';

interface PromoPictureProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** The field for the picture of the promo banner, which is uploaded as soon as it is chosen. */
export const PromoPicture = ({ address, onChange }: PromoPictureProps) => {
  const { state, upload } = useUpload();
  const choose = async (file: File) => {
    const uploaded = await upload(file);
    if (uploaded !== null) onChange(uploaded.url);
  };
  return (
    <Root>
      <ImageField
        // Without file and preview: the picture is uploaded at once, so that there is only its address to show.
        slot={{ number: 1, url: address, file: null, preview: null, ...state }}
        label={messages.pictureOfTheBanner}
        size={messages.recommendedSize(recommendedPixels.width, recommendedPixels.height)}
        ratio={bannerRatio}
        disabled={state.progress !== null}
        onChoose={(file) => void choose(file)}
      />
      {address === promoPicture ? null : (
        <Button tone="quiet" onClick={() => onChange(promoPicture)}>
          {messages.takeTheFirstPictureAgain}
        </Button>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;
