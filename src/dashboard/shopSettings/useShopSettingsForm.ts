import { useSaveShopSettingsMutation } from '#api/shop/shopSettingsApi.ts';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsErrors, shopSettingsFormOf, shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { useUndoableForm } from '../components/actions/useUndoableForm.ts';
import { useVersionedSave } from '../components/forms/useVersionedSave.ts';

/** The form of the shop's settings; `undo` brings back the settings before the last change (SP-2). */
export const useShopSettingsForm = (initial: SavedShopSettings) => {
  const [saveSettings] = useSaveShopSettingsMutation();
  return useUndoableForm({
    initial: { ...initial, contents: initial.settings },
    formOf: shopSettingsFormOf,
    contentsOf: (form) => shopSettingsSchema.cast(shopSettingsOf(form)),
    validate: shopSettingsErrors,
    save: useVersionedSave(initial.version, (settings: ShopSettings, version) =>
      saveSettings({ version, settings }).unwrap(),
    ),
    failure: messages.theSettingsWereNotSaved,
  });
};

export type ShopSettingsFormState = ReturnType<typeof useShopSettingsForm>;
