import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/pages.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { useUpload } from '../images/useUpload.ts';

interface PictureButtonProps {
  /** Gets the Markdown of the picture. */
  readonly onUploaded: (markdown: string) => void;
}

/** Removes characters that would end the description in the picture's Markdown. */
const plain = (words: string): string => words.replace(/[[\]\\]/g, '');

/** Fields that upload a picture, with a description for people who cannot see it, and pass its Markdown on. */
export const PictureButton = ({ onUploaded }: PictureButtonProps) => {
  const { state, upload } = useUpload();
  const [words, setWords] = useState('');
  const [isAdded, setAdded] = useState(false);
  const isUploading = state.progress !== null;
  const add = async (file: File) => {
    setAdded(false);
    const uploaded = await upload(file);
    if (uploaded === null) return;
    onUploaded(`\n\n![${plain(words)}](${uploaded.url})\n\n`);
    setWords('');
    setAdded(true);
  };
  return (
    <Root>
      <TextField
        label={messages.whatThePictureShows}
        value={words}
        maxLength={200}
        onChange={({ target }) => setWords(target.value)}
      />
      <label>
        <span>{messages.addAPicture}</span>
        <input
          type="file"
          accept="image/*"
          disabled={isUploading}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void add(file);
            // Lets the user choose the same file again.
            target.value = '';
          }}
        />
      </label>
      <p role="status">
        {isUploading && messages.uploading}
        {isAdded && messages.thePictureIsInTheText}
        {state.error}
      </p>
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
