import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, knit, type Material, satin } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { ball, lathe, sheet } from '../../studio/surfaces.ts';
import { fullTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { gloves } from './shapes.ts';

/**
 * Hats.
 * Lengths are centimetres, angles of `turn` degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end;
 * sheet: columns, rows, point at u and v; gloves: material, material of the cuffs; move and turn: x, y, z.
 */

/** A brim that is `wide` from the crown to its edge and rises and falls twice around the head. */
const wavyBrim = (material: Material, wide: number): Solid =>
  sheet(
    material,
    60,
    8,
    (u, v) => {
      const angle = u * fullTurn;
      // 12.57 are two full turns, rounded. The waves are 0.9 cm high at the edge.
      const wave = Math.sin(u * 12.57 + 1.6) * v * 0.9;
      const upturn = v * v * 0.8;
      const radiusX = 9.3 + v * wide;
      const radiusZ = 9.6 + v * wide;
      return [Math.cos(angle) * radiusX, 0.3 + wave + upturn, Math.sin(angle) * radiusZ];
    },
    true,
  );

/** A hat with a brim and a ribbon; its crown is `dip` lower in the middle than at its edge. */
const brimHat = (
  material: Material,
  crownHigh: number,
  brimWide: number,
  ribbonColour: Hex,
  dip = 0,
): Solid => {
  // A lathe's solid is round; the upper part of a crown is wider from side to side.
  const ovalAbove = (angle: number, y: number): number =>
    1 + (y > crownHigh * 0.6 ? 0.06 * Math.cos(angle * 2) : 0);
  const crown = lathe(
    material,
    [
      [9.4, 0],
      [9, crownHigh * 0.7],
      [7.4, crownHigh],
      [0, crownHigh - dip],
    ],
    { bevel: 2.2, wave: ovalAbove },
  );
  const ribbon = lathe(satin(ribbonColour), [
    [9.55, 0.3],
    [9.6, 1.5],
    [9.4, 3.2],
  ]);
  const wings = pair(move(ball(satin(ribbonColour), 1.5, 0.9, 0.6), 1.2, 0, 0));
  const knot = ball(satin(darker(ribbonColour)), 0.7);
  const ribbonBow = move(join(wings, knot), 6, 1.7, 7.9);
  return join(crown, wavyBrim(material, brimWide), ribbon, ribbonBow);
};

const sunHat = (colour: Hex): Solid => {
  const straw = cloth(mix(colour, '#d9b57c', 0.88), 0.5);
  return brimHat(straw, 10, 12, mix(colour, '#5a3a28', 0.3));
};

const fedora = (colour: Hex): Solid => {
  const felt = fleece(mix(colour, '#6b5344', 0.4), 0.15);
  return brimHat(felt, 12, 6.4, '#231f20', 2.6);
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

/** Upright ribs around a lathe's solid; `depth` is a share of the radius. */
const ribs =
  (count: number, depth: number) =>
  (angle: number): number =>
    1 + depth * Math.sin(angle * count);

/** A knitted hat with a folded edge. */
const beanie = (colour: Hex, { hasPompom }: { readonly hasPompom: boolean }): Solid => {
  const crown = lathe(
    knit(colour, 0.55),
    [
      [9.4, 0],
      [9.7, 5],
      [9.2, 10],
      [6, 15],
      [0, 17],
    ],
    { bevel: 4, wave: ribs(40, 0.012) },
  );
  const foldedEdge = lathe(
    knit(darker(colour, 0.12), 0.55),
    [
      [9.6, -0.6],
      [10.4, 0],
      [10.5, 5.4],
      [9.8, 6],
    ],
    { wave: ribs(48, 0.014) },
  );
  const pompom = hasPompom ? move(ball(fleece(lighter(colour, 0.5), 0.7), 3.2), 0, 19, 0) : [];
  return join(crown, foldedEdge, pompom);
};

/** A beanie, and a pair of gloves that lie beside it. */
const beanieSet = (colour: Hex): Solid => {
  const flatGloves = turn(gloves(knit(colour, 0.4), knit(darker(colour, 0.12), 0.4)), -84, 0);
  return join(beanie(colour, { hasPompom: false }), move(flatGloves, 25, 1.6, 6));
};

export const hats: Kinds = {
  sunHat: stands('#d9b57c', sunHat, { pitch: 22 }),
  fedora: stands('#26262a', fedora, { pitch: 20 }),
  bucketHat: stands('#d9742e', bucketHat, { pitch: 18 }),
  beanie: stands('#b8282e', (c) => beanie(c, { hasPompom: true })),
  beanieSet: stands('#b8282e', beanieSet, { pitch: 28 }),
};
