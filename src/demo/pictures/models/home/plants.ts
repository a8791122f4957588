import type { Hex } from '../../studio/colour.ts';
import { matte, stone, wax } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, scale, turn } from '../../studio/mesh.ts';
import { plate } from '../../studio/solids.ts';
import { ball, type Flat, lathe, tube } from '../../studio/surfaces.ts';
import { fullTurn, goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { pot } from './parts.ts';

/**
 * Plants in pots.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; plate: outline, thickness,
 * rounding of edges, rounding of corners; tube: points, radius; pot: radius, height; move and turn: x, y, z.
 */

/** A round leaf, longer towards its tip, that is notched at each fifth of its points; the stem ends at the origin. */
const monsteraOutline = Array.from({ length: 40 }, (_, i): Flat => {
  const angle = (i / 40) * fullTurn;
  const notch = i % 5 === 2 ? 0.62 : 1;
  const radius = (8 + 2 * Math.cos(angle)) * notch;
  return [Math.sin(angle) * radius, Math.cos(angle) * radius - 3];
});

const monsteraPotHeight = 15;

/** A leaf on its stem, which leans from the middle of the pot to `angle` (radians) and ends `rise` above the pot's rim. */
const monsteraLeaf = (green: Hex, angle: number, rise: number): Solid => {
  const rim = monsteraPotHeight;
  const stemEnd: Point = [Math.cos(angle) * rise * 0.7, rim + rise, Math.sin(angle) * rise * 0.7];
  const stemBend: Point = [stemEnd[0] * 0.5, rim + rise * 0.7, stemEnd[2] * 0.5];
  const stem = tube(matte('#5f8a52'), [[0, 13, 0], stemBend, stemEnd], 0.5);
  const outward = (-angle * 180) / Math.PI + 90;
  const blade = turn(plate(matte(green), monsteraOutline, 0.3, 0.1), -50, outward);
  return join(stem, move(blade, ...stemEnd));
};

const monstera = (): Solid => {
  // Leaves all around, of two greens and three heights.
  const leaves = repeat(9, (i) =>
    monsteraLeaf(i % 2 === 0 ? '#3f7347' : '#548a55', i * goldenAngle, 20 + (i % 3) * 8),
  );
  return join(pot(9, monsteraPotHeight, '#e6ded0'), leaves);
};

/** Greens of a succulent's leaves, from the outermost ring of leaves to the innermost. */
const succulentGreens: readonly Hex[] = ['#7fa88a', '#92b89a', '#b9cfa9'];

const succulent = (): Solid => {
  const soil = lathe(stone('#6a4f3a'), [
    [0, 4.4],
    [3.5, 4.4],
  ]);
  // From ring to ring the leaves are fewer, smaller, more upright, closer to the middle and higher.
  const leaves = succulentGreens.flatMap((green, ringNumber) => {
    const uprightLeaf = scale(ball(wax(green), 1), 1.1 - ringNumber * 0.2, 2.1 - ringNumber * 0.3, 0.55);
    const leaningLeaf = turn(uprightLeaf, 0, 90, -62 + ringNumber * 22);
    const leaf = move(leaningLeaf, 1.9 - ringNumber * 0.6, 5.6 + ringNumber * 0.8, 0);
    return ring(9 - ringNumber * 2, leaf, ringNumber * 20);
  });
  return join(pot(4, 5, '#d9b8a0'), soil, leaves);
};

export const plants: Kinds = {
  monstera: stands('#4f7f4c', monstera, { pitch: 8 }),
  succulent: stands('#7fa88a', succulent, { pitch: 24 }),
};
