import type { ShopSettingsBody } from '#contract/shop/shopSettings.ts';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { changedSettings, settingText, shopSettingsLabels } from '#domain/shop/shopSettingsSchema.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError } from '../errors/apiError.ts';
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
