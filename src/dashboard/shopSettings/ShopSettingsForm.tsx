import type { SavedShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UndoableFormEnd } from '../components/actions/UndoableFormEnd.tsx';
import { useUploads } from '../images/useUploads.ts';
import { ShopPreview } from './ShopPreview.tsx';
import { ShopSettingsFields } from './ShopSettingsFields.tsx';
import { useShopSettingsForm } from './useShopSettingsForm.ts';

interface ShopSettingsFormProps {
  readonly heading: string;
  readonly initial: SavedShopSettings;
}

/** The form of the shop's settings: its fields, a preview, and the buttons that save them and undo the last change. */
export const ShopSettingsForm = ({ heading, initial }: ShopSettingsFormProps) => {
  const form = useShopSettingsForm(initial);
  const { formik } = form;
  const { isUploading, noteUpload } = useUploads();
  return (
    <form onSubmit={formik.handleSubmit} noValidate aria-label={heading}>
      <Stack gap={4}>
        <PageTitle>{heading}</PageTitle>
        <ErrorSummary />
        <ShopSettingsFields formik={formik} fixed={initial.fixed} onUpload={noteUpload} />
        <ShopPreview shop={shopSettingsOf(formik.values)} />
        <UndoableFormEnd form={form} isUploading={isUploading} />
      </Stack>
    </form>
  );
};
