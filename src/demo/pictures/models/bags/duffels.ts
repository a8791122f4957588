import { darker, mix } from '../../studio/colour.ts';
import { cloth, satin } from '../../studio/material.ts';
import { join, move } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { type Kinds, stands } from '../kind.ts';
import { duffel } from './shapes.ts';

/** Duffels. */
export const duffels: Kinds = {
  packableDuffel: stands(
    '#b8282e',
    (c) => join(duffel(satin(c), c, 46, 13), move(box(satin(darker(c, 0.12)), 16, 3, 11, 1), 6, 0, 26)),
    { yaw: -34 },
  ),
  weekender: stands('#2f6b4a', (c) => duffel(cloth(mix(c, '#8a8261', 0.3), 0.4), '#7a4a2a', 50, 14), {
    yaw: -34,
  }),
};
