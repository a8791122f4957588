import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/pages.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FileInput } from '../components/forms/FileInput.ts';
import { useUpload } from '../images/useUpload.ts';

interface PictureUploadProps {
  /** Gets the Markdown of the picture. */
  readonly onUploaded: (markdown: string) => void;
  readonly onUpload: (upload: Promise<void>) => void;
}

/** Longest description of a picture, in characters. */
const descriptionLength = 200;

/** The picture in Markdown, without the characters `[`, `]` and `\` in its description, which would end it. */
const pictureMarkdown = (description: string, url: string): string =>
  `![${description.replace(/[[\]\\]/g, '')}](${url})`;

/** Fields that upload a picture, with a description for people who cannot see it, and pass its Markdown on. */
export const PictureUpload = ({ onUploaded, onUpload }: PictureUploadProps) => {
  const { state, upload } = useUpload();
  const [description, setDescription] = useState('');
  const [isAdded, setAdded] = useState(false);
  const isUploading = state.progress !== null;
  const add = async (file: File) => {
    setAdded(false);
    const uploaded = await upload(file);
    if (uploaded === null) return;
    onUploaded(`\n\n${pictureMarkdown(description, uploaded.url)}\n\n`);
    setDescription('');
    setAdded(true);
  };
  return (
    <Root>
      <TextField
        label={messages.whatThePictureShows}
        value={description}
        maxLength={descriptionLength}
        // The description goes with the picture when the upload begins: what was typed later would be lost.
        readOnly={isUploading}
        onChange={({ target }) => setDescription(target.value)}
      />
      <label>
        <span>{messages.addAPicture}</span>
        <FileInput
          accept="image/*"
          disabled={isUploading}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onUpload(add(file));
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
  /* Takes no gap, and stays a live region. */
  > p:empty { position: absolute; }
`;
