import { type Hex } from '../../studio/colour.ts';
import { matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel } from './parts.ts';

/**
 * Earphones with a cord, and wireless ones whose earpieces hang from a band for the neck.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y,
 * z.
 */

/** The band's ends are thicker: they hold the battery and the buttons. */
const bandRadius = (share: number): number => (share < 0.26 || share > 0.74 ? 0.75 : 0.45);

/** A band for the neck with an earpiece on a short cord at each end. */
const neckband = (colour: Hex): Solid => {
  const band = tube(
    matte(colour),
    [
      [-4, 0.6, 9],
      [-7.4, 0.6, 3],
      [-7, 0.6, -4],
      [0, 0.6, -8],
      [7, 0.6, -4],
      [7.4, 0.6, 3],
      [4, 0.6, 9],
    ],
    bandRadius,
  );
  const cords = pair(
    tube(
      matte(colour),
      [
        [4, 0.6, 9],
        [3, 0.4, 12],
        [1.6, 0.5, 10],
      ],
      0.16,
    ),
  );
  const shell = cylinder(metal('#5a5d62', 0.3), 0.7, 0.9);
  const earTip = move(ball(matte('#3a3b3f'), 0.6), 0, 1.1, 0);
  const earpieces = pair(move(join(shell, earTip), 1.5, 0, 10));
  return join(band, cords, earpieces);
};

const wiredEarpieces = (): Solid => {
  const shell = turn(
    lathe(metal('#8a8d94', 0.3), [
      [0, 0],
      [0.8, 0],
      [0.5, 1.4],
      [0, 1.5],
    ]),
    90,
    0,
  );
  const earTip = move(ball(matte('#e6e4de'), 0.62), 0, 0, 1.7);
  return pair(move(join(shell, earTip), 4, 0.8, -7.4));
};

const wiredEarphone = (colour: Hex): Solid => {
  const upperCords = pair(
    tube(
      matte(colour),
      [
        [0, 0.3, 4],
        [2, 0.3, 0],
        [5, 0.3, -3],
        [4, 0.3, -7],
      ],
      0.16,
    ),
  );
  const lowerCord = tube(
    matte(colour),
    [
      [0, 0.3, 4],
      [-3, 0.3, 7],
      [2, 0.3, 10],
      [6, 0.3, 7],
      [8, 0.3, 11],
    ],
    0.2,
  );
  const slider = move(box(plastic(colour), 0.6, 0.5, 1.8, 0.2), 2.4, 0.1, -0.6);
  const plug = move(turn(cylinder(steel, 0.24, 1.6), 90, 20), 8, 0.4, 11);
  return join(upperCords, lowerCord, wiredEarpieces(), slider, plug);
};

export const wiredEarphones: Kinds = {
  neckband: stands('#26262a', neckband, { pitch: 44 }),
  wiredEarphone: stands('#26262a', wiredEarphone, { pitch: 52, focus: [0.4, 0.5, 0.35] }),
};
