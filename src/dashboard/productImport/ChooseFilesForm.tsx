import { useState } from 'react';
import { styled } from 'styled-components';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FileInput } from '../components/forms/FileInput.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import type { ImportChoices } from './useProductImport.ts';

interface ChooseFilesFormProps {
  readonly choices: ImportChoices;
  readonly onChoose: (part: Partial<ImportChoices>) => void;
  /** Why the last files could not be read; '' for none. */
  readonly error: string;
  readonly busy: boolean;
  /** Resolves to `false` if the files have changed since they were chosen. */
  readonly onOpen: () => Promise<boolean>;
}

/** The form that chooses the files of an import and has them checked; nothing is written yet. */
export const ChooseFilesForm = ({ choices, onChoose, error, busy, onOpen }: ChooseFilesFormProps) => {
  const { files, replacesPictures } = choices;
  /** How often the field was emptied; as its key, each number is a new field without a file. */
  const [emptied, setEmptied] = useState(0);
  const openFiles = async () => {
    if (await onOpen()) return;
    onChoose({ files: [] });
    setEmptied(emptied + 1);
  };
  return (
    <TitledCard title={messages.chooseTheFiles} isSpaced>
      <p>{messages.filesThatCanBeImported(importLimits.products)}</p>
      <Field label={messages.csvFileZipFileOrBoth} hint={messages.formOfTheCsvFile}>
        {(controlProps) => (
          <FileInput
            {...controlProps}
            key={emptied}
            accept=".csv,.zip,text/csv,application/zip"
            multiple
            onChange={({ target }) => onChoose({ files: [...(target.files ?? [])] })}
          />
        )}
      </Field>
      {/* The field itself is empty after a check that failed: no page can put files into it. */}
      {files.length > 0 && <p>{messages.chosenFiles(files.map(({ name }) => name).join(', '))}</p>}
      <Options>
        <Checkbox
          label={messages.replacePictures}
          checked={replacesPictures}
          onChange={(next) => onChoose({ replacesPictures: next })}
        />
      </Options>
      {error !== '' && <Notice tone="danger">{error}</Notice>}
      <div>
        <Button
          busy={busy}
          busyLabel={messages.readingTheFile}
          disabled={files.length === 0}
          onClick={() => void openFiles()}
        >
          {messages.checkTheFile}
        </Button>
      </div>
    </TitledCard>
  );
};

const Options = styled.div`
  display: flex;
`;
