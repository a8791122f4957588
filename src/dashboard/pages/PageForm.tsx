import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/pages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UndoableFormEnd } from '../components/actions/UndoableFormEnd.tsx';
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
  const form = usePageForm(options);
  const { isUploading, noteUpload } = useUploads();
  const { formik, formRef } = form;
  const { values } = formik;
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
        <UndoableFormEnd form={form} isUploading={isUploading}>
          <ButtonLink tone="quiet" to={addresses.pages}>
            {messages.allPages}
          </ButtonLink>
        </UndoableFormEnd>
      </Stack>
    </Form>
  );
};

const Form = styled.form`
  max-width: 960px;
`;
