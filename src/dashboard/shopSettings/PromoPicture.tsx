import { useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { uploadImage } from '#api/slides/uploadImage.ts';
import { promoPicture } from '#domain/shop/promo.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { isImageFile } from '../images/imageSlots.ts';

interface PromoPictureProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** The picture of the promo banner, uploaded as soon as it is chosen. */
export const PromoPicture = ({ address, onChange }: PromoPictureProps) => {
  const dispatch = useShopDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (file: File) => {
    if (!isImageFile(file)) return setError('Only an image file can be used.');
    setError(null);
    setProgress(0);
    await dispatch(uploadImage(file, { onProgress: setProgress })).then(
      ({ url }) => onChange(url),
      (failed: unknown) => setError(failureOfError(failed).message),
    );
    return setProgress(null);
  };
  return (
    <Root>
      <ImageField
        slot={{ number: 1, url: address, file: null, preview: null, progress, error }}
        label="Picture of the banner"
        size="900px by 240px recommended"
        ratio="1200 / 320"
        disabled={progress !== null}
        onChoose={(file) => void choose(file)}
      />
      {address === promoPicture ? null : (
        <Button tone="quiet" onClick={() => onChange(promoPicture)}>
          Use the first picture again
        </Button>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;
