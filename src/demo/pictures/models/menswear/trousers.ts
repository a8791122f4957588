import { type Hex, mix } from '../../studio/colour.ts';
import { cloth, knit, metal } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons, legs, pocket, seam, waistband } from '../garmentDetails.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * Trousers that lie flat, with the waist at y = 0.
 * Lengths are centimetres. ball: radius, or radii x, y, z; pillow: outline, thickness; tube: points, radius;
 * buttons: count, first height, distance, colour, size, z; pocket: x, y, width, height, z; seam: line, thickness;
 * waistband: half width, height; move: x, y, z.
 */

const cargo = (colour: Hex): Solid => {
  const rib = knit(mix(colour, '#55543f', 0.4), 0.5);
  const fabric = cloth(mix(colour, '#6b6a52', 0.35), 0.15);
  const thighPocket = pocket(fabric, 19, -42, 12, 17, 2.6);
  const pocketFlap = pocket(fabric, 19, -40, 13, 6, 3);
  const sidePocket = pocket(fabric, 17, -8, 10, 12, 2.4);
  const pockets = pair(join(thighPocket, pocketFlap, sidePocket));
  const cuff = pillow(
    rib,
    [
      [3, 0],
      [19, 0],
      [18.6, -7],
      [3.4, -7],
    ],
    5,
    { edge: 1.5, detail: 40 },
  );
  const cuffs = pair(move(cuff, 0, -95, 0));
  const drawstrings = pair(
    tube(
      cloth('#e9e4d8', 0.3),
      [
        [1.5, -2, 3.6],
        [2.4, -9, 3.8],
        [1.8, -15, 3.8],
      ],
      0.4,
    ),
  );
  return join(legs(fabric, { long: 98, hem: 8, hip: 25 }), waistband(rib), pockets, cuffs, drawstrings);
};

const jeans = (colour: Hex): Solid => {
  const denim = cloth(mix(colour, '#33507c', 0.55), 0.2);
  const thread: Hex = '#c98e45';
  const pocketSeams = pair(
    seam(
      thread,
      [
        [19, -4, 3],
        [15, -11, 3.1],
        [7, -5, 3.3],
      ],
      0.28,
    ),
  );
  const fly = seam(
    thread,
    [
      [0, -5, 3.4],
      [-0.4, -22, 3.3],
    ],
    0.28,
  );
  const beltLoop = pillow(
    denim,
    [
      [-0.9, 0],
      [0.9, 0],
      [0.9, -5.4],
      [-0.9, -5.4],
    ],
    0.8,
    { detail: 20 },
  );
  const beltLoops = [-16, -8, 0, 8, 16].flatMap((x) => move(beltLoop, x, 1.4, 3.4));
  const button = move(ball(metal('#b9854a'), 1, 1, 0.5), 0, -1.6, 3.8);
  return join(legs(denim, { long: 102, hem: 9 }), waistband(denim), pocketSeams, fly, beltLoops, button);
};

const trousers = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#6d675c', 0.25), 0.1);
  const pressedCreases = pair(
    seam(
      colour,
      [
        [13, -5, 3.2],
        [14, -50, 3],
        [13.5, -102, 2.4],
      ],
      0.3,
    ),
  );
  const waistButton = buttons(1, -1.8, 1, '#403a34', 0.7, 3.6);
  return join(legs(fabric, { long: 104, hem: 8.5 }), waistband(fabric), pressedCreases, waistButton);
};

export const trousersAndJeans: Kinds = {
  cargo: lies('#2f6b4a', cargo),
  jeans: lies('#2d4f88', jeans),
  trousers: lies('#8b8e93', trousers),
};
