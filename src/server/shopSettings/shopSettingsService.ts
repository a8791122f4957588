import type { ShopSettingsBody } from '#contract/shop/shopSettings.ts';
import { changedSettings, settingText } from '#domain/shop/changedSettings.ts';
import { isOwnImage } from '#domain/shop/image.ts';
import {
  type FixedSettings,
  fixedFields,
  fixedText,
  settingVariables,
} from '#domain/shop/settingVariables.ts';
import { pictureSettings } from '#domain/shop/shopPictureSchema.ts';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import { insertVersion, readNewestVersions } from './shopSettingsRepository.ts';

/**
 * The newest version of the settings, and the one before it, to which the admin can return. `origin` is the shop's public origin,
 * for addresses that the form shows.
 */
export const savedShopSettings = async (
  db: Db,
  fixed: FixedSettings,
  origin: string,
): Promise<SavedShopSettings> => {
  const { newest, previous } = await readNewestVersions(db);
  return {
    version: newest.version,
    settings: { ...newest.settings, ...fixed },
    previous: previous === null ? null : { ...previous.settings, ...fixed },
    fixed: fixedFields(fixed).map((field) => ({ field, variable: settingVariables[field] })),
    origin,
  };
};

/** Refuses another value for a setting that the environment fixes (SP-13). */
export const refuseFixed = ({ settings }: ShopSettingsBody, fixed: FixedSettings): void => {
  for (const field of fixedFields(fixed))
    if (settings[field] !== fixed[field])
      throw invalid(
        `settings.${field}`,
        `${shopSettingsLabels[field]}: ${fixedText(settingVariables[field])}`,
      );
};

/** The settings to store. Those that the environment fixes stay as they were saved before, for when it fixes them no longer. */
const settingsToStore = (before: ShopSettings, after: ShopSettings, fixed: FixedSettings): ShopSettings => ({
  ...after,
  ...Object.fromEntries(fixedFields(fixed).map((field) => [field, before[field]])),
});

const changedMeanwhile = (): ApiError =>
  new ApiError(
    'changedMeanwhile',
    'Somebody else has saved the settings in the meantime. Open this page again to see them, then make your change.',
  );

/** One action for the audit log for each changed setting. */
const actionsOf = (before: ShopSettings, after: ShopSettings): Action[] =>
  changedSettings(before, after).map((field) => ({
    action: 'changeSetting',
    subject: { kind: 'setting', id: field, label: shopSettingsLabels[field] },
    details: { from: settingText(before, field), to: settingText(after, field) },
  }));

/**
 * Refuses a new picture in the settings, such as a logo, if it is not in the shop's storage: pages would have a gap.
 * `isStored` tells whether the storage has the picture with this address.
 */
export const refuseMissingPictures = async (
  db: Db,
  { settings }: ShopSettingsBody,
  isStored: (address: string) => Promise<boolean>,
): Promise<void> => {
  const { newest } = await readNewestVersions(db);
  for (const field of pictureSettings) {
    const address = settings[field]?.address ?? '';
    const isNew = address !== newest.settings[field]?.address;
    if (isNew && isOwnImage(address) && !(await isStored(address)))
      throw invalid(
        `settings.${field}.address`,
        `The ${shopSettingsLabels[field].toLowerCase()} is not stored in this shop any more. Please choose it again.`,
      );
  }
};

/**
 * Saves the settings as the version after `version`, which the admin has edited, and returns its number. Unchanged settings
 * get no new version. Throws an ApiError if there is a newer version already, unless it has these settings: so the same request may be
 * sent again when its answer was lost.
 */
export const saveShopSettings = (
  db: Db,
  caller: Caller,
  { version, settings }: ShopSettingsBody,
  { fixed, now }: { readonly fixed: FixedSettings; readonly now: Date },
): Promise<number> =>
  transaction(db, async (tx) => {
    const { newest } = await readNewestVersions(tx);
    const newSettings = settingsToStore(newest.settings, settings, fixed);
    const actions = actionsOf(newest.settings, newSettings);
    if (actions.length === 0) return newest.version;
    if (newest.version !== version) throw changedMeanwhile();
    const next = { version: version + 1, settings: newSettings };
    const isStored = await insertVersion(tx, next, now);
    if (!isStored) throw changedMeanwhile();
    await recordActions(tx, caller, actions, now);
    return next.version;
  });
