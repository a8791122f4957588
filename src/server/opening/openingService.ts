import type { ChangeOpeningBody } from '#contract/shop/opening.ts';
import {
  type Opening,
  type OpeningChoices,
  type OpeningStep,
  openingOf,
  openingStepLabels,
  openingSteps,
} from '#domain/shop/opening.ts';
import { type Action, recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { readNewestVersionNumber } from '../categories/categoriesRepository.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { invalid } from '../errors/apiError.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { type OpeningChoice, readChoices, readGoodsAndOrders, saveChoice } from './openingRepository.ts';

/** The name of the choice to hide the checklist; the other choices have the name of their step. */
const hidden = 'hidden';

/** `null` if no choice was ever made. */
const choicesOf = (rows: readonly OpeningChoice[]): OpeningChoices | null => {
  if (rows.length === 0) return null;
  const chosen = new Set(rows.filter(({ isChosen }) => isChosen).map(({ name }) => name));
  return { skipped: openingSteps.filter((step) => chosen.has(step)), isHidden: chosen.has(hidden) };
};

/** The checklist; whether each step is done follows from the shop's settings in force and its data. */
export const readOpening = async (db: Db, { newest }: CurrentShopSettings): Promise<Opening> => {
  const facts = {
    settings: newest.settings,
    categoriesVersion: await readNewestVersionNumber(db),
    ...(await readGoodsAndOrders(db)),
  };
  return openingOf(facts, choicesOf(await readChoices(db)));
};

/** The choice that a change stores. Throws an ApiError if the change needs a step and names none. */
const choiceOf = ({ kind, step }: ChangeOpeningBody): OpeningChoice => {
  if (kind === 'hide' || kind === 'show') return { name: hidden, isChosen: kind === 'hide' };
  if (step === undefined) throw invalid('step', 'step is required');
  return { name: step, isChosen: kind === 'skip' };
};

/** What the checklist or the step is after each kind of change, for the audit log. */
const states = { skip: 'skipped', takeUp: 'open', hide: 'hidden', show: 'shown' } as const;

/** What the audit log calls the choice. */
const labelOf = (name: string): string =>
  name === hidden ? 'Open your shop' : `Open your shop, ${openingStepLabels[name as OpeningStep]}`;

const actionOf = (kind: ChangeOpeningBody['kind'], name: string): Action => ({
  action: 'changeSetting',
  subject: { kind: 'setting', id: `opening.${name}`, label: labelOf(name) },
  details: { to: states[kind] },
});

/** Stores an admin's choice about the checklist. Throws an ApiError if the change needs a step and names none. */
export const changeOpening = async (
  db: Db,
  caller: Caller,
  change: ChangeOpeningBody,
  now: Date,
): Promise<void> => {
  const choice = choiceOf(change);
  await transaction(db, async (tx) => {
    await saveChoice(tx, choice, now);
    await recordAction(tx, caller, actionOf(change.kind, choice.name), now);
  });
};
