import type { Kinds } from '../kind.ts';
import { backpacksAndSuitcases } from './backpacksAndSuitcases.ts';
import { clutches } from './clutches.ts';
import { cosmeticBags } from './cosmeticBags.ts';
import { duffelsAndGymBags } from './duffelsAndGymBags.ts';
import { handbags } from './handbags.ts';
import { hyperbaricChamber } from './hyperbaricChamber.ts';
import { pouchesAndCases } from './pouchesAndCases.ts';
import { purses } from './purses.ts';
import { shoulderBags } from './shoulderBags.ts';
import { smallPurses } from './smallPurses.ts';
import { strawBags } from './strawBags.ts';
import { totes } from './totes.ts';
import { wallets } from './wallets.ts';

/** All kinds of bags, and a hyperbaric chamber, which the demo shop sells among its bags. */
export const bagKinds: Kinds = {
  ...backpacksAndSuitcases,
  ...clutches,
  ...cosmeticBags,
  ...duffelsAndGymBags,
  ...handbags,
  ...hyperbaricChamber,
  ...pouchesAndCases,
  ...purses,
  ...shoulderBags,
  ...smallPurses,
  ...strawBags,
  ...totes,
  ...wallets,
};
