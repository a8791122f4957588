import type { SavedShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';
import { uploadingAPicture } from '#messages/dashboard/images.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SaveResultNotice } from '../components/forms/SaveResultNotice.tsx';
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
  const { formik, result, isSaving, undo } = useShopSettingsForm(initial);
  const { isUploading, noteUpload } = useUploads();
  return (
    <form onSubmit={formik.handleSubmit} noValidate aria-label={heading}>
      <Stack gap={4}>
        <PageTitle>{heading}</PageTitle>
        <ErrorSummary />
        <ShopSettingsFields formik={formik} fixed={initial.fixed} onUpload={noteUpload} />
        <ShopPreview shop={shopSettingsOf(formik.values)} />
        <SaveResultNotice result={result} texts={successTexts} />
        <Row gap={3} justify="end">
          {undo === null ? null : (
            <Button tone="quiet" disabled={isSaving || isUploading} onClick={undo}>
              {messages.undoTheLastChange}
            </Button>
          )}
          <Button
            type="submit"
            busy={isSaving || isUploading}
            busyLabel={isUploading ? uploadingAPicture : messages.saving}
            disabled={!formik.dirty}
          >
            {messages.save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const successTexts = {
  saved: messages.settingsSaved,
  undone: messages.theLastChangeIsUndone,
} as const;
