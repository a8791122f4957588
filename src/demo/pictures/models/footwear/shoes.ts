import { type Hex, mix } from '../../studio/colour.ts';
import { type Kinds, stands } from '../kind.ts';
import { boot } from './boot.ts';
import { dressShoe } from './dressShoe.ts';
import { view } from './parts.ts';
import { sneaker } from './sneaker.ts';

/** Closed shoes and boots. */

const black: Hex = '#26262a';
const blackLeather: Hex = '#2a211d';
const brownLeather: Hex = '#6d4529';

export const shoes: Kinds = {
  whiteSneakers: stands('#8b8e93', (c) => sneaker(c, 'white'), view),
  loafers: stands(black, (c) => dressShoe(mix(c, brownLeather, 0.5), 'loafer'), view),
  rainBoots: stands('#2d4f88', (c) => boot(c, 'rubber'), view),
  oxfordShoes: stands(black, (c) => dressShoe(c === black ? blackLeather : c, 'oxford'), view),
  runners: stands('#2d4f88', (c) => sneaker(c, 'cloth'), view),
  hikingBoots: stands('#8b8e93', (c) => boot(c, 'leather'), view),
};
