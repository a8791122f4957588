import { mix } from '../../studio/colour.ts';
import { type Kinds, stands } from '../kind.ts';
import { boot } from './boot.ts';
import { dressShoe } from './dressShoe.ts';
import { view } from './parts.ts';
import { sneaker } from './sneaker.ts';

/** Closed shoes and boots. */
export const shoes: Kinds = {
  whiteSneakers: stands('#8b8e93', (c) => sneaker(c, true), view),
  loafers: stands('#26262a', (c) => dressShoe(mix(c, '#6d4529', 0.5), 'loafer'), view),
  rainBoots: stands('#2d4f88', (c) => boot(c, true), view),
  oxfordShoes: stands('#26262a', (c) => dressShoe(c === '#26262a' ? '#2a211d' : c, 'oxford'), view),
  runners: stands('#2d4f88', (c) => sneaker(c), view),
  hikingBoots: stands('#8b8e93', (c) => boot(c, false), view),
};
