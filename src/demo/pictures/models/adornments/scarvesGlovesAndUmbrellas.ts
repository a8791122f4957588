import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, knit, leather, type Material, printed, satin } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, lies, stands } from '../kind.ts';
import { checks, flowers } from '../prints.ts';
import { silver } from './parts.ts';
import { gloves } from './shapes.ts';

/**
 * Scarves, gloves and an umbrella.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; sheet: columns, rows, the point at u and v (0 to 1);
 * tube: points, radius; move and turn: x, y, z.
 */

const stretcherCount = 8;

/** An umbrella's cloth, a flat dome: u runs around it, v from its top to its rim, which is drawn in at each stretcher. */
const canopy = (colour: Hex): Solid =>
  sheet(
    satin(colour),
    64,
    14,
    (u, v) => {
      // In radians; a little less than a quarter turn, so that the rim does not bend inwards.
      const angleFromTop = v * 1.45;
      const scallop = 1 - 0.07 * Math.abs(Math.cos(u * Math.PI * stretcherCount)) * v;
      const radius = Math.sin(angleFromTop) * 48 * scallop;
      const y = 70 + Math.cos(angleFromTop) * 24;
      return [Math.cos(u * fullTurn) * radius, y, Math.sin(u * fullTurn) * radius];
    },
    true,
  );

const umbrella = (colour: Hex): Solid => {
  const pole = tube(
    silver,
    [
      [0, 0, 0],
      [0, 98, 0],
    ],
    0.7,
    { isSmooth: false },
  );
  const handle = tube(
    leather('#4a3226'),
    [
      [0, 6, 0],
      [0, 0, 0],
      [2, -5, 0],
      [6, -5.4, 0],
      [8, -1, 0],
    ],
    1.4,
  );
  const stretchers = ring(
    stretcherCount,
    tube(
      silver,
      [
        [0, 62, 0],
        [24, 84, 0],
      ],
      0.3,
      { isSmooth: false },
    ),
  );
  return turn(join(canopy(colour), pole, handle, stretchers), 0, 0, -24);
};

/** A scarf as it lies around a neck. The threads of its fringes spread: their ends are further apart than their knots. */
const scarf = (material: Material, fringe: Material): Solid => {
  const wrap = tube(
    material,
    [
      [-3, -40, 1],
      [-6, -14, 1.6],
      [-9, 8, 2],
      [-4, 20, 2.4],
      [6, 20, 2.4],
      [10, 8, 3],
      [2, -6, 4],
      [5, -24, 3.4],
      [9, -44, 2.6],
    ],
    5.1,
    { flat: 1.5, sides: 20, across: [1, 0, 0] },
  );
  const leftFringe = repeat(9, (i) => {
    const knot: Point = [-7.6 + i * 1.15, -40, 1];
    const end: Point = [-7.8 + i * 1.2, -46, 0.8];
    return tube(fringe, [knot, end], 0.3);
  });
  const rightFringe = repeat(9, (i) => {
    const knot: Point = [4.6 + i * 1.1, -44, 2.6];
    const end: Point = [5 + i * 1.15, -50, 2.2];
    return tube(fringe, [knot, end], 0.3);
  });
  return join(wrap, leftFringe, rightFringe);
};

/** A folded shawl, one end of which hangs down; it is made as it lies on the ground, then set upright, as `lies` expects. */
const shawl = (colour: Hex): Solid => {
  const golden = '#c99a3f';
  const wool = printed(cloth(colour, 0.25), [colour, golden, lighter(colour, 0.55)], flowers(6));
  const lowerFold = box(wool, 40, 2.6, 26, 1.2);
  const upperFold = move(turn(box(wool, 40, 2.4, 25, 1.1), 0, 3), 0, 2.6, 0);
  const hangingEnd = sheet(wool, 60, 24, (u, v) => {
    const ripple = Math.sin(u * 26) * 0.35 * v;
    return [(u - 0.5) * 38, 5.6 - v * 3.4 + ripple, 8 + v * 16];
  });
  const fringe = repeat(34, (i) => {
    const knot: Point = [-18.6 + i * 1.13, 2.2, 24];
    const end: Point = [-18.8 + i * 1.14, 1.2, 27.4];
    return tube(cloth(golden), [knot, end], 0.22);
  });
  return turn(join(lowerFold, upperFold, hangingEnd, fringe), 90, 0);
};

/** Three folded hijabs on top of each other, each turned a little: one in the colour, a paler and a darker one. */
const hijabs = (colour: Hex): Solid =>
  [colour, mix(colour, '#e9ded0', 0.75), mix(colour, '#3a3a44', 0.7)].flatMap((shade, i) => {
    const stackHeight = i * 4.4;
    const lowerFold = box(cloth(shade, 0.12), 26, 2.8, 19, 1.3);
    const upperFold = move(box(cloth(shade, 0.12), 25, 2, 18, 0.9), 0, 2.2, 0.3);
    return move(turn(join(lowerFold, upperFold), 0, i * 4 - 4), 0, stackHeight, 0);
  });

export const scarvesGlovesAndUmbrellas: Kinds = {
  umbrella: stands('#b8282e', umbrella, { pitch: 6 }),
  winterGloves: lies('#26262a', (c) => gloves(fleece(c, 0.18), knit(darker(c, 0.2), 0.4))),
  hijabs: stands('#e39aac', hijabs, { pitch: 24 }),
  scarf: lies('#b8282e', (c) =>
    scarf(printed(fleece(c, 0.2), [c, darker(c, 0.3)], checks(6)), fleece(c, 0.2)),
  ),
  shawl: lies('#b8282e', shawl, { pitch: 58, yaw: -16 }),
};
