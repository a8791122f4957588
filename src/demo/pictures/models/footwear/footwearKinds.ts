import type { Kinds } from '../kind.ts';
import { lowCutShoes } from './lowCutShoes.ts';
import { sandals } from './sandals.ts';
import { shoes } from './shoes.ts';

/** All kinds of shoes. */
export const footwearKinds: Kinds = {
  ...lowCutShoes,
  ...sandals,
  ...shoes,
};
