import { type Hex } from '../../studio/colour.ts';
import { fleece, glass, paper, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bottle, jar } from '../packs.ts';
import { black, gold, row, soap, white } from './parts.ts';

/**
 * Soap, scrub, toothbrushes and gifts for the bath.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; jar: radius, height, colours of the label;
 * row: count, distance; move and turn: x, y, z.
 */

const bathGift = (): Solid => {
  const crate = box(wood('#caa173', '#a97d50', 'x', 1), 28, 7, 18, 0.4);
  const paperLining = move(box(paper('#e9dcc8'), 26, 1, 16, 0.2), 0, 6.4, 0);
  const saltJar = move(jar(glass('#f6eef0', 0.5), gold, 3, 5), -8, 7, 0);
  const salt = move(
    lathe(wax('#d99aa8'), [
      [0, 0],
      [2.6, 0],
      [2.6, 4.4],
      [0, 4.4],
    ]),
    -8,
    7.2,
    0,
  );
  const bathPuff = move(ball(fleece('#e9d2d6', 0.5), 4), 0, 10, 1);
  const soapBar = move(soap('#a9b89c'), 8, 7, 3);
  const towel = move(turn(cylinder(fleece('#f2eee6', 0.25), 2, 8, 0.6), 0, 0, 90), 12, 9, -4);
  return join(crate, paperLining, saltJar, salt, bathPuff, soapBar, towel);
};

/** A bamboo toothbrush that lies on its back, its bristles in this shade. */
const bambooToothbrush = (shade: Hex): Solid => {
  const handle = box(wood('#d2ab74', '#b98d55', 'y', 1), 1.1, 19, 0.6, 0.28);
  const bristles = move(box(fleece(shade, 0.16), 0.9, 2.8, 1.2, 0.15), 0, 16, 0.8);
  return turn(join(handle, bristles), -86, 0);
};

const bristleShades: readonly Hex[] = ['#3a3a3d', '#8fb8c9', '#d98fa3', '#a9b88c'];

/** Nine coffee beans, which lie in three rows, each turned another way. */
const coffeeBeans = (): Solid =>
  repeat(9, (i) => {
    const bean = scale(ball(wax('#3d2417'), 0.62), 1, 0.75, 0.7);
    const [column, line] = [i % 3, Math.floor(i / 3)];
    return move(turn(bean, 0, i * 47), 6 + column * 1.4, 0.46, 1 + line * 1.5);
  });

const coffeeScrub = (): Solid => {
  const scrubJar = jar(glass('#c9a68a', 0.5), black, 4.4, 6, ['#3b2a20', '#d9b48a']);
  const scrub = lathe(wax('#4a2f20'), [
    [0, 0.2],
    [4, 0.2],
    [4, 5.6],
    [0, 5.6],
  ]);
  return join(scrubJar, scrub, coffeeBeans());
};

const charcoalSoap = (): Solid => {
  const lowestBar = soap('#2c2b2d');
  const middleBar = move(turn(soap('#38363a'), 0, 12), 0.4, 2.9, 0);
  const topBar = move(turn(soap('#2c2b2d'), 0, -6), -0.3, 5.8, 0);
  const leaningBar = move(turn(soap('#3d3b40'), 74, 0), 1, 0, 7);
  return join(lowestBar, middleBar, topBar, leaningBar);
};

export const bathCare: Kinds = {
  bambooBrush: stands('#d2ab74', () => row(4, 2.6, (i) => bambooToothbrush(bristleShades[i] ?? '#3a3a3d')), {
    pitch: 50,
    yaw: -34,
  }),
  bathGift: stands('#caa173', bathGift, { pitch: 30 }),
  coffeeScrub: stands('#4a2f20', coffeeScrub),
  showerGel: stands('#e3a0b0', () =>
    bottle({
      material: glass('#f2b8c4', 0.5),
      radius: 3.3,
      high: 18,
      cap: 'pump',
      capMaterial: white,
      label: ['#fff4f6', '#b8425e'],
      inside: '#e58fa2',
    }),
  ),
  charcoalSoap: stands('#2c2b2d', charcoalSoap, { pitch: 24 }),
};
