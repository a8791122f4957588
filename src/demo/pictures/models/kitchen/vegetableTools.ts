import type { Hex } from '../../studio/colour.ts';
import { glass, matte, metal, plastic, printed, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * A peeler, a vegetable chopper and a knife.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; plate: outline, thickness, rounding of edges, rounding of corners; tube:
 * points, radius; move and turn: x, y, z.
 */

const carrot = (): Solid => {
  const root = lathe(
    wax('#e8832c'),
    [
      [0, 0],
      [1, 3],
      [1.6, 10],
      [0.8, 11.6],
      [0, 11.8],
    ],
    { bevel: 0.8 },
  );
  const leaves = repeat(5, (i) => {
    // Five leaves, each one radian from the next, nearly fill a circle.
    const [x, z] = [Math.cos(i), Math.sin(i)];
    return tube(
      matte('#5a8f3f'),
      [
        [0, 11.6, 0],
        [x * 1.2, 14, z * 1.2],
        [x * 3, 16, z * 3],
      ],
      0.3,
    );
  });
  return join(root, leaves);
};

const vegetableColours: readonly Hex[] = ['#e8832c', '#7fae52', '#d9503f'];

/** Cubes of vegetables in three rows of six: at the back, in front, and higher at the back. */
const vegetableCubes = (): Solid =>
  repeat(18, (i) => {
    const cube = box(wax(vegetableColours[i % 3] ?? '#e8832c'), 2, 2, 2, 0.3);
    const [column, row] = [i % 6, Math.floor(i / 6)];
    const [isHigher, isInFront] = [row === 2, row === 1];
    return move(cube, -9 + column * 3.4, isHigher ? 1.5 : 0.5, isInFront ? 1 : -3);
  });

/** The chopper with its lid open, and a carrot in front of it. */
const vegetableChopper = (): Solid => {
  const green = plastic('#6aa06a');
  const container = box(glass('#eaf2f2', 0.7), 26, 8, 12, 1.4);
  const frame = move(box(green, 26.6, 2.4, 12.6, 0.8), 0, 8, 0);
  const bladeDistance = 1.1;
  const blades = repeat(9, (i) => move(box(steel, 0.2, 1, 9, 0.05), -8 + i * bladeDistance, 10, 0));
  const lid = move(turn(box(green, 15, 2, 11.6, 0.8), 0, 0, 52), 9, 10, 0);
  const carrotInFront = move(turn(carrot(), 0, 0, 84), 4, 1.6, 13);
  return join(container, vegetableCubes(), frame, blades, lid, carrotInFront);
};

/** Steel with dark wavy lines across the blade, which lies along z in the picture. */
const damascusSteel = printed(metal('#c3c7cd', 0.3), ['#c9cdd2', '#8f949c'], (x, y, z) => {
  const wave = Math.sin(x * 1.7) * 1.6;
  return Number(Math.sin((y + z) * 2.4 + wave) > 0.3);
});

const knifeBlade = (): Solid =>
  plate(
    damascusSteel,
    [
      [-1.8, 0],
      [2.2, 0],
      [2.4, 12],
      [1.2, 18],
      [-1.6, 22],
      [-2, 10],
    ],
    0.3,
    0.12,
  );

const knifeHandle = (): Solid =>
  move(
    turn(
      loft(wood('#4a2c1c', '#321c10', 'y', 0.6), [
        { y: 0, wide: 1.3, deep: 0.9 },
        { y: 6, wide: 1.5, deep: 1 },
        { y: 11, wide: 1.4, deep: 1 },
        { y: 12, wide: 0.9, deep: 0.7 },
      ]),
      0,
      0,
      180,
    ),
    0.4,
    -0.8,
    0,
  );

const chefKnife = (): Solid => {
  const bolster = move(box(metal('#b9bcc2'), 2.6, 1.2, 1.6, 0.3), 0.4, -1, 0);
  return turn(join(knifeBlade(), bolster, knifeHandle()), -86, 0);
};

/** One of the two arms that hold the blade of the peeler; `side` is -1 to the left, 1 to the right. */
const peelerArm = (side: number): Solid =>
  tube(
    steel,
    [
      [0, 9, 0],
      [side * 2.4, 11, 0],
      [side * 2.4, 15, 0],
    ],
    0.3,
  );

/** A peeler beside a potato and a piece of peel. */
const peeler = (): Solid => {
  const handle = tube(
    steel,
    [
      [0, 0, 0],
      [0, 9, 0],
    ],
    (share) => 1 - share * 0.3,
    { flat: 0.6 },
  );
  const blade = move(box(metal('#eceef0', 0.12), 4.8, 1.3, 0.3, 0.1), 0, 13.6, 0);
  const tool = turn(join(handle, peelerArm(-1), peelerArm(1), blade), -80, 36);
  const potato = move(scale(ball(wax('#c9a06a'), 3), 1.35, 0.95, 1), 5, 2.8, -4);
  const peel = tube(
    wax('#b98a52'),
    [
      [1, 0.3, 3],
      [3, 0.5, 5],
      [6, 0.3, 4],
      [7, 0.9, 6],
    ],
    0.7,
    { flat: 0.1 },
  );
  return join(tool, potato, peel);
};

export const vegetableTools: Kinds = {
  peeler: stands('#d3d6da', peeler, { pitch: 36 }),
  vegetableChopper: stands('#6aa06a', vegetableChopper, fromHigher),
  chefKnife: stands('#c3c6cb', chefKnife, { pitch: 52, yaw: -58 }),
};
