import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, type Material, matte, plastic } from '../../studio/material.ts';
import { join, type Solid } from '../../studio/mesh.ts';
import { tube } from '../../studio/surfaces.ts';
import { both, laces, opening, sole, upper } from './parts.ts';

/**
 * Sneakers, whose toe points to the left.
 * Lengths are centimetres. tube: points, radius; sole: thickness, size as a factor; upper: sections of [x, height, half width],
 * thickness of the sole; opening: x, y, half width, half depth, lining; laces: count, from, to, colour, half width.
 */

/** The upper begins inside the midsole, so that no gap shows. */
const upperBase = 2;

const sneakerUpper = (material: Material): Solid =>
  upper(
    material,
    [
      [-14.4, 1.6, 2.4],
      [-12.6, 3.6, 3.9],
      [-9, 4.6, 4.2],
      [-4, 6.4, 3.7],
      [0, 8.2, 3.2],
      [4, 8.8, 3],
      [9, 9, 3],
      [12, 9.4, 2.6],
      [12.8, 7, 1.8],
    ],
    upperBase,
  );

const toeCap = (material: Material): Solid =>
  upper(
    material,
    [
      [-14.7, 1.4, 2.4],
      [-13.2, 3.2, 3.8],
      [-10.4, 4, 4.3],
      [-8.6, 2.6, 4.3],
    ],
    upperBase,
  );

const heelCap = (material: Material): Solid =>
  upper(
    material,
    [
      [8.4, 5, 3.1],
      [10, 7, 3.2],
      [12.4, 7.6, 2.7],
      [13.2, 5, 1.8],
    ],
    upperBase,
  );

/** The padded edge around the ankle. */
const collar = (material: Material): Solid =>
  tube(
    material,
    [
      [1.4, 10.4, -2.4],
      [6, 11, -2.8],
      [11.6, 11.6, -1.6],
      [12.2, 11.8, 0],
      [11.6, 11.6, 1.6],
      [6, 11, 2.8],
      [1.4, 10.4, 2.4],
    ],
    0.6,
  );

/** A stripe on each side of the shoe, which is wider towards its toe. */
const sideStripes = (material: Material): Solid =>
  [3.6, -3.6].flatMap((middleZ) =>
    tube(
      material,
      [
        [-5, 4.6, middleZ * 1.16],
        [0, 5, middleZ],
        [4, 7.6, middleZ * 0.88],
      ],
      0.7,
      { flat: 0.3 },
    ),
  );

/** The materials of a sneaker's parts. */
interface SneakerMaterials {
  readonly upper: Material;
  readonly toeCap: Material;
  readonly heelCap: Material;
  readonly stripes: Material;
  readonly outsole: Material;
  readonly laces: Hex;
}

const clothSneaker = (colour: Hex): SneakerMaterials => ({
  upper: cloth(colour, 0.3),
  toeCap: matte(darker(colour, 0.25)),
  heelCap: matte('#f0ede6'),
  stripes: plastic(lighter(colour, 0.55)),
  outsole: matte(darker(colour, 0.3)),
  laces: '#f4f1ea',
});

const whiteSneaker = (details: Hex): SneakerMaterials => ({
  upper: leather('#f3f1ec', 0.2),
  toeCap: leather('#f6f4ef', 0.2),
  heelCap: matte(details),
  stripes: plastic(details),
  outsole: matte(details),
  laces: '#ffffff',
});

/** A pair of sneakers: of cloth in the colour, or white with details in the colour. */
export const sneaker = (colour: Hex, material: 'white' | 'cloth'): Solid => {
  const materials = material === 'white' ? whiteSneaker(colour) : clothSneaker(colour);
  const midsole = sole(matte('#f5f3ee'), 2.6, 1.04);
  const outsole = sole(materials.outsole, 0.7, 1.05);
  const footOpening = opening(6.4, 10.3, 4.6, 2.3, '#3a3836');
  const shoelaces = laces(5, [-6.4, 7.6, 0], [0.4, 10.4, 0], materials.laces, 1.9);
  return both(
    join(
      midsole,
      outsole,
      sneakerUpper(materials.upper),
      toeCap(materials.toeCap),
      heelCap(materials.heelCap),
      footOpening,
      collar(materials.upper),
      shoelaces,
      sideStripes(materials.stripes),
    ),
  );
};
