import { useFormik } from 'formik';
import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useSaveShopSettingsMutation } from '#api/shop/shopSettingsApi.ts';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import {
  type ShopSettingsForm,
  shopSettingsErrors,
  shopSettingsFormOf,
  shopSettingsOf,
} from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { resetToSaved } from '../components/forms/resetToSaved.ts';
import type { SaveResult } from '../components/forms/SaveResultNotice.tsx';
import { useVersionedSave } from '../components/forms/useVersionedSave.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';

/** The form of the shop's settings; `undo` brings back the settings before the last change (SP-2). */
export const useShopSettingsForm = (initial: SavedShopSettings) => {
  const [saved, setSaved] = useState(initial);
  const [result, setResult] = useState<SaveResult | null>(null);
  const [saveSettings, { isLoading }] = useSaveShopSettingsMutation();
  const save = useVersionedSave(initial.version, (settings: ShopSettings, version) =>
    saveSettings({ version, settings }).unwrap(),
  );
  /** Saves settings, which the user entered or which undo the last change; `sent` is what the form holds meanwhile. */
  const send = async (settings: ShopSettings, sent: ShopSettingsForm, kind: 'saved' | 'undone') => {
    setResult(null);
    try {
      const version = await save(settings);
      // Without a change, as when only spaces were typed, the server makes no version, and there is nothing more to undo.
      const isNewVersion = version !== saved.version;
      if (isNewVersion) setSaved({ ...saved, version, settings, previous: saved.settings });
      resetToSaved(formik, shopSettingsFormOf(settings), sent);
      setResult({ kind });
    } catch (error) {
      const message = changeFailureMessage(messages.theSettingsWereNotSaved, failureOfError(error));
      setResult({ kind: 'failed', message });
    }
  };
  const formik = useFormik({
    initialValues: shopSettingsFormOf(initial.settings),
    validate: shopSettingsErrors,
    onSubmit: (values) => send(shopSettingsSchema.cast(shopSettingsOf(values)), values, 'saved'),
  });
  useLeavePrompt(formik.dirty);
  const { previous } = saved;
  const canUndo = previous !== null && !formik.dirty;
  return {
    formik,
    result,
    isSaving: isLoading,
    /** `null` if the settings were never changed, or if unsaved changes would be lost. */
    undo: canUndo ? () => void send(previous, formik.values, 'undone') : null,
  };
};

export type ShopSettingsFormState = ReturnType<typeof useShopSettingsForm>;
