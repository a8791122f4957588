import { styled } from 'styled-components';
import { promoPicture } from '#domain/shop/promo.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { useUpload } from '../images/useUpload.ts';

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
        slot={{ number: 1, url: address, file: null, preview: null, ...state }}
        label={messages.pictureOfTheBanner}
        size={messages.recommendedSize(900, 240)}
        ratio="1200 / 320"
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
