import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, knit, type Material, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { ball, lathe, sheet } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { gloves } from './shapes.ts';

/**
 * Hats.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; tube:
 * points, radius; move and turn: x, y, z.
 */

/** A hat with a brim; its crown is `dip` lower in the middle. */
const brimHat = (material: Material, crownHigh: number, brimWide: number, band: Hex, dip = 0): Solid => {
  const crown = lathe(
    material,
    [
      [9.4, 0],
      [9, crownHigh * 0.7],
      [7.4, crownHigh],
      [0, crownHigh - dip],
    ],
    { bevel: 2.2, wave: (a, y) => 1 + (y > crownHigh * 0.6 ? 0.06 * Math.cos(a * 2) : 0) },
  );
  const brim = sheet(
    material,
    60,
    8,
    (u, v) => [
      Math.cos(u * fullTurn) * (9.3 + v * brimWide),
      0.3 + Math.sin(u * 12.57 + 1.6) * v * 0.9 + v * v * 0.8,
      Math.sin(u * fullTurn) * (9.6 + v * brimWide),
    ],
    true,
  );
  const ribbon = lathe(satin(band), [
    [9.55, 0.3],
    [9.6, 1.5],
    [9.4, 3.2],
  ]);
  const wings = pair(move(ball(satin(band), 1.5, 0.9, 0.6), 1.2, 0, 0));
  const knot = ball(satin(darker(band)), 0.7);
  const ribbonBow = move(join(wings, knot), 6, 1.7, 7.9);
  return join(crown, brim, ribbon, ribbonBow);
};

const bucketHat = (colour: Hex): Solid =>
  lathe(
    cloth(colour, 0.3),
    [
      [0, 10],
      [7.6, 9.6],
      [8.6, 7],
      [9.3, 1.6],
      [9.6, 1.2],
      [14, -3.4],
      [13.7, -3.6],
    ],
    { bevel: 1 },
  );

/** A knitted hat, with a pompom or without (`pom`). */
const beanie = (colour: Hex, pom: boolean): Solid => {
  const crown = lathe(
    knit(colour, 0.55),
    [
      [9.4, 0],
      [9.7, 5],
      [9.2, 10],
      [6, 15],
      [0, 17],
    ],
    { bevel: 4, wave: (a) => 1 + 0.012 * Math.sin(a * 40) },
  );
  const foldedEdge = lathe(
    knit(darker(colour, 0.12), 0.55),
    [
      [9.6, -0.6],
      [10.4, 0],
      [10.5, 5.4],
      [9.8, 6],
    ],
    { wave: (a) => 1 + 0.014 * Math.sin(a * 48) },
  );
  const pompom = pom ? move(ball(fleece(lighter(colour, 0.5), 0.7), 3.2), 0, 19, 0) : [];
  return join(crown, foldedEdge, pompom);
};

export const hats: Kinds = {
  sunHat: stands(
    '#d9b57c',
    (c) => brimHat(cloth(mix(c, '#d9b57c', 0.88), 0.5), 10, 12, mix(c, '#5a3a28', 0.3)),
    { pitch: 22 },
  ),
  fedora: stands('#26262a', (c) => brimHat(fleece(mix(c, '#6b5344', 0.4), 0.15), 12, 6.4, '#231f20', 2.6), {
    pitch: 20,
  }),
  bucketHat: stands('#d9742e', bucketHat, { pitch: 18 }),
  beanie: stands('#b8282e', (c) => beanie(c, true)),
  beanieSet: stands(
    '#b8282e',
    (c) =>
      join(
        beanie(c, false),
        move(turn(gloves(knit(c, 0.4), knit(darker(c, 0.12), 0.4)), -84, 0), 25, 1.6, 6),
      ),
    { pitch: 28 },
  ),
};
