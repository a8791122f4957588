import type { Kinds } from '../kind.ts';
import { openShoes } from './openShoes.ts';
import { sandals } from './sandals.ts';
import { shoes } from './shoes.ts';

/** All kinds of shoes. */
export const footwearKinds: Kinds = {
  ...openShoes,
  ...sandals,
  ...shoes,
};
