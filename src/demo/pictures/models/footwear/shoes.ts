import { type Kinds, stands } from '../kind.ts';
import { sneaker } from './parts.ts';
import { boot, dressShoe, view } from './shapes.ts';

/** Shoes. */
export const shoes: Kinds = {
  oxfordShoes: stands('#26262a', (c) => dressShoe(c === '#26262a' ? '#2a211d' : c, 'oxford'), view),
  runners: stands('#2d4f88', (c) => sneaker(c), view),
  hikingBoots: stands('#8b8e93', (c) => boot(c, false), view),
};
