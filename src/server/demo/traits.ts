import { houseTraits } from './houseTraits.ts';
import type { Trait } from './trait.ts';
import { wornTraits } from './wornTraits.ts';

const table = { ...wornTraits, ...houseTraits };

export type TraitName = keyof typeof table;
export const isTraitName = (name: string): name is TraitName => name in table;
export const traits: Readonly<Record<TraitName, Trait>> = table;
