import { categoryStarts } from '#domain/products/categorySchema.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { FileInput } from '../components/forms/FileInput.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { CategoryFileCheck } from './CategoryFileCheck.tsx';
import type { CategoryChanges } from './useCategoryChanges.ts';
import { useCategoryChoice } from './useCategoryChoice.ts';

/** The choices of `categoryStarts`; `twelve` stands for the twelve default categories. */
const options = [
  { value: 'twelve', label: messages.theTwelve, hint: messages.theTwelveHint },
  { value: 'empty', label: messages.none, hint: messages.noneHint },
  { value: 'list', label: messages.fromAFile, hint: messages.fromAFileHint },
];

interface ChooseCategoriesFormProps {
  readonly choose: CategoryChanges['choose'];
  readonly onDone: () => void;
}

/** The form that chooses the categories with which the shop begins; shows what a chosen file holds before anything is stored. */
export const ChooseCategoriesForm = ({ choose, onDone }: ChooseCategoriesFormProps) => {
  const { start, file, error, busy, isReady, select, open, store } = useCategoryChoice(choose, onDone);
  return (
    <TitledCard title={messages.chooseYourCategories} isSpaced>
      <RadioGroup
        legend={messages.theShopBeginsWith}
        name="start"
        value={start}
        options={options}
        onChange={(value) => {
          const chosenStart = categoryStarts.find((candidate) => candidate === value);
          if (chosenStart !== undefined) select(chosenStart);
        }}
      />
      {start === 'list' && (
        <>
          <Field label={messages.fileOfCategories} hint={messages.formOfTheFile}>
            {(controlProps) => (
              <FileInput
                {...controlProps}
                accept=".csv,.txt,text/csv,text/plain"
                onChange={({ target }) => void open(target.files?.[0])}
              />
            )}
          </Field>
          {file !== null && <CategoryFileCheck file={file} />}
        </>
      )}
      {error !== '' && <Notice tone="danger">{error}</Notice>}
      <div>
        <Button busy={busy} busyLabel={messages.saving} disabled={!isReady} onClick={() => void store()}>
          {messages.chooseTheseCategories}
        </Button>
      </div>
    </TitledCard>
  );
};
