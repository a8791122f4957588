import type { ShopSettingsBody } from '#contract/shop/shopSettings.ts';
import { isOwnImage, pictureSettings } from '#domain/shop/shopPictureSchema.ts';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { changedSettings, settingText, shopSettingsLabels } from '#domain/shop/shopSettingsSchema.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import { firstVersion, insertVersion, readNewestVersions } from './shopSettingsRepository.ts';

/** The newest version, and the settings before it, to which the admin can return. */
export const savedShopSettings = async (db: Db): Promise<SavedShopSettings> => {
  const [newest = firstVersion, previous] = await readNewestVersions(db);
  return { ...newest, previous: previous?.settings ?? null };
};

const changedMeanwhile = (): ApiError =>
  new ApiError(
    'changedMeanwhile',
    'Somebody else has saved the settings meanwhile. Open this page again to see them, then make your change.',
  );

/** One entry of the audit log for each changed setting. */
const actionsOf = (before: ShopSettings, after: ShopSettings): Action[] =>
  changedSettings(before, after).map((field) => ({
    action: 'changeSetting',
    subject: { kind: 'setting', id: field, label: shopSettingsLabels[field] },
    details: { from: settingText(before[field]), to: settingText(after[field]) },
  }));

/**
 * Refuses a new picture of the shop's own look that is not stored: a page without it would have a gap. `isStored` tells
 * whether the shop has the picture at an address of its own.
 */
export const refuseMissingPictures = async (
  db: Db,
  { settings }: ShopSettingsBody,
  isStored: (address: string) => Promise<boolean>,
): Promise<void> => {
  const [newest = firstVersion] = await readNewestVersions(db);
  for (const field of pictureSettings) {
    const address = settings[field]?.address ?? '';
    if (!isOwnImage(address) || address === newest.settings[field]?.address) continue;
    if (!(await isStored(address)))
      throw invalid(
        `settings.${field}.address`,
        `The ${shopSettingsLabels[field].toLowerCase()} is not stored in this shop any more. Please choose it again.`,
      );
  }
};

/**
 * Saves the settings as the version after the one that the admin has changed, and returns its number. Settings that are as
 * they were add no version. Throws an ApiError when there is a newer version already.
 */
export const saveShopSettings = (
  db: Db,
  caller: Caller,
  { version, settings }: ShopSettingsBody,
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    const [newest = firstVersion] = await readNewestVersions(tx);
    if (newest.version !== version) throw changedMeanwhile();
    const actions = actionsOf(newest.settings, settings);
    if (actions.length === 0) return version;
    const next = { version: version + 1, settings };
    if (!(await insertVersion(tx, next, now))) throw changedMeanwhile();
    await recordActions(tx, caller, actions, now);
    return next.version;
  });
