import { styled } from 'styled-components';
import { uploadingAPicture } from '#messages/dashboard/images.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SaveResultNotice } from '../components/forms/SaveResultNotice.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { useUploads } from '../images/useUploads.ts';
import { PageFields } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { type PageFormOptions, usePageForm } from './usePageForm.ts';

interface PageFormProps extends PageFormOptions {
  readonly heading: string;
}

/** The form of a page of text: its fields, a preview, and the buttons that save it and undo the last change. */
export const PageForm = ({ heading, ...options }: PageFormProps) => {
  const { formik, formRef, result, isSaving, undo } = usePageForm(options);
  const { isUploading, noteUpload } = useUploads();
  const { dirty, values } = formik;
  const { bodyBengali = '' } = values;
  return (
    <Form ref={formRef} onSubmit={formik.handleSubmit} noValidate aria-label={heading}>
      <Stack gap={4}>
        <PageTitle>{heading}</PageTitle>
        <ErrorSummary />
        <PageFields formik={formik} id={options.initial._id} onUpload={noteUpload} />
        <PagePreview title={values.title} body={values.body} />
        {bodyBengali.trim() === '' ? null : (
          <PagePreview title={values.titleBengali || values.title} body={bodyBengali} language="bn" />
        )}
        <SaveResultNotice result={result} texts={successTexts} />
        <Row gap={3} justify="end">
          <ButtonLink tone="quiet" to={addresses.pages}>
            {messages.allPages}
          </ButtonLink>
          {/* `null` while there is no change that could be undone. */}
          {undo === null ? null : (
            <Button tone="quiet" disabled={isSaving || isUploading} onClick={undo}>
              {messages.undoTheLastChange}
            </Button>
          )}
          <Button
            type="submit"
            busy={isSaving || isUploading}
            busyLabel={isUploading ? uploadingAPicture : messages.saving}
            disabled={!dirty}
          >
            {messages.save}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};

const successTexts = {
  saved: messages.saved,
  undone: messages.theLastChangeIsUndone,
} as const;

const Form = styled.form`
  max-width: 960px;
`;
