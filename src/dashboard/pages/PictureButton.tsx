import { useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { uploadImage } from '#api/slides/uploadImage.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { isImageFile } from '../images/imageSlots.ts';

interface PictureButtonProps {
  /** Gets the Markdown of the picture. */
  readonly onUploaded: (markdown: string) => void;
}

/** Letters that would end the words of the picture. */
const plain = (words: string): string => words.replace(/[[\]\\]/g, '');

/** Uploads a picture and gives its Markdown, with what it shows for people who cannot see it. */
export const PictureButton = ({ onUploaded }: PictureButtonProps) => {
  const dispatch = useShopDispatch();
  const [words, setWords] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [message, setMessage] = useState('');
  const add = async (file: File) => {
    if (!isImageFile(file)) {
      setMessage('Only an image file can be used.');
      return;
    }
    setUploading(true);
    setMessage('Uploading...');
    const told = await dispatch(uploadImage(file, {})).then(
      ({ url }) => {
        onUploaded(`\n\n![${plain(words)}](${url})\n\n`);
        setWords('');
        return 'The picture is in the text.';
      },
      (error: unknown) => failureOfError(error).message,
    );
    setMessage(told);
    setUploading(false);
  };
  return (
    <Root>
      <TextField
        label="What the picture shows"
        value={words}
        maxLength={200}
        onChange={({ target }) => setWords(target.value)}
      />
      <label>
        <span>Add a picture to the text</span>
        <input
          type="file"
          accept="image/*"
          disabled={isUploading}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void add(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p role="status">{message}</p>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  label > span { display: block; margin-block-end: var(--space-1); font-size: var(--text-s); font-weight: 600; }
  input[type='file'] { width: 100%; min-height: var(--target); }
  > p:empty { display: none; }
`;
