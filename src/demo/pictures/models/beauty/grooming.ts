import { fleece, glass, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar, squeezeTube } from '../packs.ts';
import { black, comb } from './parts.ts';

/**
 * Care of beards, a face wash, cotton buds and combs.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end; tube: points, radius; jar: radius, height; squeezeTube: colour of the print, radius, height;
 * move and turn: x, y, z.
 */

const beardSet = (): Solid => {
  const oilBottle = bottle({
    material: glass('#8a4a1c', 0.5),
    radius: 1.8,
    high: 6,
    cap: 'dropper',
    capMaterial: black,
    label: ['#2c2622', '#d9b46a'],
    inside: '#b8742c',
  });
  const balmTin = move(jar(metal('#c9cbd0', 0.3), metal('#b9bcc2', 0.3), 3, 1.6), 6.4, 0, 1);
  const combInFront = move(turn(comb(), -80, -20), -2, 0.4, 8);
  return join(oilBottle, balmTin, combInFront);
};

const cottonBud = (): Solid => {
  const stick = tube(
    paper('#f6f4ee'),
    [
      [0, 0.6, 0],
      [0, 7.4, 0],
    ],
    0.12,
    { isSmooth: false, sides: 6 },
  );
  const tip = move(ball(fleece('#ffffff', 0.1), 0.32, 0.6, 0.32), 0, 7.6, 0);
  return join(stick, tip);
};

const budCount = 40;

/** An open pot of upright cotton buds, its lid beside it. */
const cottonBuds = (): Solid => {
  const pot = lathe(glass('#eef4f6', 0.66), [
    [0, 0],
    [4, 0],
    [4, 7.6],
    [3.8, 7.6],
  ]);
  const buds = repeat(budCount, (i) => {
    const angle = i * goldenAngle;
    // By the square root the buds are equally dense in the middle and at the edge.
    const away = Math.sqrt(i / budCount);
    return move(cottonBud(), Math.cos(angle) * away * 3.4, 0.2, Math.sin(angle) * away * 3.4);
  });
  const lid = move(turn(cylinder(plastic('#8fc0c9', 0.25), 4.2, 1.4, 0.3), 72, 20), 8, 3.8, 1);
  return join(pot, buds, lid);
};

export const grooming: Kinds = {
  beardSet: stands('#8a4a1c', beardSet, { pitch: 24 }),
  menFaceWash: stands('#232326', () =>
    squeezeTube(plastic('#2c3036', 0.28), plastic('#5a6a78'), '#6a8090', 2.8, 14),
  ),
  hairComb: stands('#b07c4c', () => turn(comb(), -78, 0), { pitch: 54 }),
  cottonBuds: stands('#eef4f6', cottonBuds, { pitch: 24 }),
};
