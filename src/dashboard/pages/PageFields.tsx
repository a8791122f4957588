import { useRef } from 'react';
import { styled } from 'styled-components';
import { pagePlaceholders } from '#domain/shop/pagePlaceholders.ts';
import { fixedSlug } from '#domain/shop/shopPage.ts';
import { pageLabels, pageLengths } from '#domain/shop/shopPageSchema.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import type { PageFormState } from './usePageForm.ts';

interface PageFieldsProps {
  readonly formik: PageFormState['formik'];
  /** The page's id; '' for a new page. */
  readonly id: string;
  /** Called with each upload of a picture. */
  readonly onUpload: (upload: Promise<void>) => void;
}

type TextName = 'title' | 'slug' | 'description' | 'body';
type BengaliName = 'titleBengali' | 'descriptionBengali' | 'bodyBengali';
type ChoiceName = 'isPublished' | 'inMenu' | 'inFooter';

const placeholders = pagePlaceholders.map((name) => `{${name}}`).join(', ');

/** The fields for what a page says, and for where it is shown. */
export const PageFields = ({ formik, id, onUpload }: PageFieldsProps) => {
  const bodyArea = useRef<HTMLTextAreaElement>(null);
  const isAddressFixed = fixedSlug(id) !== undefined;
  const field = (name: TextName) => ({
    ...fieldProps(formik, name),
    value: formik.values[name],
    label: name === 'slug' ? messages.addressColumn : shownText(pageLabels[name]),
    maxLength: pageLengths[name],
  });
  const bengaliField = (name: BengaliName, maxLength: number) => ({
    ...fieldProps(formik, name),
    value: formik.values[name] ?? '',
    label: shownText(pageLabels[name]),
    lang: 'bn',
    maxLength,
  });
  const choiceProps = (name: ChoiceName) => ({
    label: shownText(pageLabels[name]),
    name,
    checked: formik.values[name],
    onChange: (checked: boolean) => void formik.setFieldValue(name, checked),
  });
  /** Puts the picture's Markdown where the cursor is in the text, which may have been typed further during the upload. */
  const insertIntoBody = (markdown: string) => {
    const body = bodyArea.current?.value ?? '';
    const cursor = bodyArea.current?.selectionStart ?? body.length;
    void formik.setFieldValue('body', `${body.slice(0, cursor)}${markdown}${body.slice(cursor)}`);
  };
  return (
    <>
      <TitledCard isSpaced title={messages.page}>
        <FieldColumns>
          <TextField {...field('title')} required hint={messages.whereTheTitleIs} />
          <TextField
            {...field('slug')}
            required
            readOnly={isAddressFixed}
            hint={isAddressFixed ? messages.theAddressIsFixed : messages.whatTheAddressIs}
          />
        </FieldColumns>
        <TextField {...field('description')} hint={messages.whatTheDescriptionIs} />
        <TextArea
          {...field('body')}
          ref={bodyArea}
          rows={16}
          hint={messages.howToWriteMarkdown(placeholders)}
        />
        <PictureUpload onUploaded={insertIntoBody} onUpload={onUpload} />
      </TitledCard>
      <TitledCard isSpaced title={messages.inBengali}>
        <TextField {...bengaliField('titleBengali', pageLengths.title)} hint={messages.bengaliHint} />
        <TextField {...bengaliField('descriptionBengali', pageLengths.description)} />
        <TextArea {...bengaliField('bodyBengali', pageLengths.body)} rows={8} />
      </TitledCard>
      <TitledCard title={messages.shown}>
        <Choices>
          <Switch {...choiceProps('isPublished')} />
          <Switch {...choiceProps('inMenu')} />
          <Switch {...choiceProps('inFooter')} />
        </Choices>
      </TitledCard>
    </>
  );
};

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;
