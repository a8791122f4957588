import { darker, type Hex } from '../../studio/colour.ts';
import { cloth, leather, type Material, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, loft, tube } from '../../studio/surfaces.ts';
import { steel, zipLine } from './parts.ts';

/**
 * A backpack, and a bear's face for that of a child.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; loft: wide is half the width, deep half the depth; tube: points,
 * radius; zipLine: half length, y, z; move and turn: x, y, z.
 */

/** The bag itself, without pockets and straps; `tall` is its height, here and in the functions below. */
const packBody = (skin: Material, tall: number): Solid =>
  loft(skin, [
    { y: 0, wide: 14, deep: 7, power: 4 },
    { y: 2, wide: 15, deep: 8, power: 4 },
    { y: tall * 0.6, wide: 14.6, deep: 7.6, power: 4 },
    { y: tall * 0.88, wide: 12.6, deep: 6, power: 3 },
    { y: tall * 0.98, wide: 8, deep: 3.6, power: 2.4 },
    { y: tall, wide: 3, deep: 1.4 },
  ]);

const frontPocket = (material: Material, tall: number): Solid =>
  move(
    loft(material, [
      { y: 0, wide: 11, deep: 3, power: 4 },
      { y: 2, wide: 11.6, deep: 3.6, power: 4 },
      { y: tall * 0.36, wide: 11, deep: 3.2, power: 4 },
      { y: tall * 0.42, wide: 10, deep: 2, power: 4 },
    ]),
    0,
    2.5,
    6.6,
  );

/** One layer of the zip that opens the bag at its top: its tape, or its teeth, which lie `forward` of the tape. */
const topZipLayer = (material: Material, tall: number, forward: number, thick: number): Solid =>
  tube(
    material,
    [
      [-12.4, tall * 0.5, 7.6 + forward],
      [-11, tall * 0.78, 7 + forward],
      [-5, tall * 0.93, 5 + forward],
      [5, tall * 0.93, 5 + forward],
      [11, tall * 0.78, 7 + forward],
      [12.4, tall * 0.5, 7.6 + forward],
    ],
    thick,
  );

const carryLoop = (material: Material, tall: number): Solid =>
  tube(
    material,
    [
      [-2.6, tall - 0.6, -1],
      [-2, tall + 3.4, -1],
      [2, tall + 3.4, -1],
      [2.6, tall - 0.6, -1],
    ],
    0.7,
  );

const shoulderStraps = (material: Material, tall: number): Solid =>
  pair(
    tube(
      material,
      [
        [5, tall - 2, -5],
        [8.4, tall - 3, -10],
        [10, tall * 0.5, -12],
        [10.6, 8, -9],
        [11, 3, -6],
      ],
      0.6,
      { flat: 2.6 },
    ),
  );

const sidePockets = (material: Material): Solid =>
  pair(
    move(
      loft(material, [
        { y: 0, wide: 1.4, deep: 5 },
        { y: 12, wide: 1.8, deep: 5.4 },
      ]),
      14.6,
      2,
      0,
    ),
  );

const leatherBadge = (y: number, z: number): Solid =>
  move(box(leather('#3a2f28'), 4.5, 2.6, 0.5, 0.2), 0, y, z);

/** A bear's face at this height and depth. */
export const bearFace = (y: number, z: number): Solid => {
  const face = turn(cylinder(plastic('#fff4e2'), 5.4, 0.6, 0.3), 90, 0);
  const eyes = pair(move(ball(plastic('#25211f'), 0.8, 1, 0.4), 2, 1, 0.8));
  const nose = move(ball(plastic('#e88a8a'), 0.9, 0.6, 0.5), 0, -0.8, 0.8);
  const cheeks = pair(move(ball(plastic('#f3b9b0'), 1.1, 0.8, 0.3), 3.4, -1.4, 0.7));
  const ears = pair(move(turn(cylinder(plastic('#fff4e2'), 1.8, 0.5), 90, 0), 4, 4.6, 0));
  return move(join(face, eyes, nose, cheeks, ears), 0, y, z);
};

/** A backpack with a front pocket, and on its front a leather badge, or for children (`kids`) a bear's face. */
export const backpack = (
  colour: Hex,
  { tall = 44, kids = false, skin = cloth(colour, 0.25) } = {},
): Solid => {
  const darkCloth = cloth(darker(colour, 0.35), 0.25);
  const pocketZip = zipLine(9.6, tall * 0.38, 10.1);
  const topZipTape = topZipLayer(darkCloth, tall, 0, 0.4);
  const topZipTeeth = topZipLayer(steel, tall, 0.2, 0.2);
  return join(
    packBody(skin, tall),
    frontPocket(darkCloth, tall),
    pocketZip,
    topZipTape,
    topZipTeeth,
    carryLoop(darkCloth, tall),
    shoulderStraps(darkCloth, tall),
    sidePockets(darkCloth),
    kids ? bearFace(tall * 0.64, 8.2) : leatherBadge(tall * 0.63, 7.9),
  );
};
