import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, knit, metal, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons, placket, pocket, seam } from '../garmentDetails.ts';
import { collar, neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/**
 * A polo shirt, a shirt, a panjabi and a T-shirt.
 * Lengths are centimetres. ball: radius, or radii x, y, z; tube: points, radius; neckband: half width, depth, thickness;
 * collar: half width, drop; placket: from, to, width; buttons: count, first height, distance, colour, size, z;
 * pocket: x, y, width, height, z; seam: line, thickness; move: x, y, z.
 */

const polo = (colour: Hex): Solid => {
  const fabric = knit(colour, 0.22);
  return join(
    top(fabric, { sleeve: 24, cuff: 9.5 }),
    placket(fabric, -5, -22),
    collar(knit(darker(colour, 0.12), 0.3)),
    buttons(3, -9, 5.4),
  );
};

const shirt = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  return join(
    top(fabric, { sleeve: 58, cuff: 7, long: 76, wide: 26 }),
    placket(fabric, -8, -74),
    collar(fabric),
    buttons(6, -14, 10.5),
    pocket(fabric, 11, -22, 11, 13),
  );
};

/** The embroidery on the chest of a panjabi: flowers between two lines on each side of the placket, and a curve at the neck. */
const embroidery = (thread: Hex): Solid => {
  const floss = satin(thread);
  const flower = (x: number, y: number): Solid => {
    const size = 0.9;
    // A fifth of a turn, in radians.
    const petalAngle = 1.257;
    const petals = repeat(5, (i) =>
      move(
        ball(floss, size * 0.55, size * 0.55, 0.3),
        x + Math.cos(i * petalAngle) * size,
        y + Math.sin(i * petalAngle) * size,
        3,
      ),
    );
    const middle = move(ball(metal('#d3a94a', 0.3), size * 0.5, size * 0.5, 0.4), x, y, 3.1);
    return join(petals, middle);
  };
  const line = (x: number): Solid =>
    tube(
      floss,
      [
        [x, -5, 3],
        [x * 0.9, -20, 3.1],
        [x * 0.8, -34, 3],
      ],
      0.35,
    );
  const flowers = repeat(5, (i) => {
    const y = -9 - i * 5.6;
    return join(flower(4.2, y), flower(-4.2, y));
  });
  const neckCurves = pair(
    tube(
      floss,
      [
        [5.6, -5, 3],
        [9, -1, 2.2],
        [9.4, 1, 1.4],
      ],
      0.4,
    ),
  );
  return join(pair(line(5.6)), pair(line(3)), flowers, neckCurves);
};

/** A panjabi: a long shirt with a stand-up collar and slits at its sides. */
const panjabi = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.16);
  // A lighter thread would not show on pale cloth.
  const isPale = colour.startsWith('#f');
  const thread = isPale ? '#b08a3c' : lighter(colour, 0.72);
  const sideSlits = pair(
    seam(colour, [
      [27, -62, 1.6],
      [29.5, -84, 1.6],
      [31, -102, 1.4],
    ]),
  );
  return join(
    top(fabric, { sleeve: 58, cuff: 8.5, long: 104, wide: 27, flare: 1.16, neck: 7.5, neckDepth: 5 }),
    placket(fabric, -4, -36, 4.4),
    neckband(fabric, 7.5, 4, 1.7),
    embroidery(thread),
    buttons(4, -9, 7, '#d9b45c', 0.7, 3.3),
    sideSlits,
  );
};

const tee = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  const sleeveSeams = pair(
    seam(colour, [
      [26, -4, 2],
      [27.5, -15, 2.2],
      [28, -25, 1.6],
    ]),
  );
  return join(
    top(fabric, { sleeve: 27, cuff: 11, long: 72, wide: 29, shoulder: 26, neck: 9 }),
    neckband(knit(colour, 0.4)),
    sleeveSeams,
  );
};

export const shirts: Kinds = {
  polo: lies('#2d4f88', polo),
  shirt: lies('#f1efec', shirt),
  panjabi: lies('#2f6b4a', panjabi),
  tee: lies('#8b8e93', tee),
};
