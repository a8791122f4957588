import { glaze, type Material, printed, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid } from '../../studio/mesh.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { beech, bowl, cup, dish } from './parts.ts';
import { fromHigher } from './shapes.ts';

/**
 * What tea and spices are served in.
 * Lengths are centimetres. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; tube: points, radius; bowl: radius,
 * height; dish: radius; cup: radius, height; ring: count, solid; move: x, y, z.
 */

const teaPot = (material: Material): Solid => {
  const body = lathe(
    material,
    [
      [0, 0],
      [4.4, 0],
      [8, 4],
      [8, 8],
      [4.6, 12],
      [0, 12],
    ],
    { bevel: 3 },
  );
  const lid = lathe(
    material,
    [
      [4.4, 11.6],
      [4.6, 12.2],
      [2, 13.4],
      [0, 13.6],
    ],
    { bevel: 0.4 },
  );
  const lidKnob = move(ball(material, 1), 0, 14.3, 0);
  const spout = tube(
    material,
    [
      [-6.6, 4.4, 0],
      [-10, 7, 0],
      [-11.6, 11, 0],
      [-13, 12, 0],
    ],
    (share) => 1.6 - share * 0.9,
  );
  const handle = tube(
    material,
    [
      [7, 9.4, 0],
      [11.4, 10, 0],
      [12, 5.4, 0],
      [7.4, 4, 0],
    ],
    0.7,
  );
  return join(body, lid, lidKnob, spout, handle);
};

/** White porcelain with a blue wavy line at a height of about 6. */
const porcelain = printed(glaze('#f8f6f0'), ['#f8f6f0', '#3f6a9a'], (x, y, z) => {
  const wave = Math.sin(Math.atan2(z, x) * 6) * 1.2;
  const [lineHeight, halfLineWidth] = [6, 0.35];
  return Number(Math.abs(wave + lineHeight - y) < halfLineWidth);
});

const teaSet = (): Solid => {
  const cupOnSaucer = join(dish(porcelain, 6.4), move(cup(porcelain, 3.4, 4.8), 0, 0.8, 0));
  const cupsOnSaucers = repeat(4, (i) => {
    const isInFront = i % 2 === 1;
    return move(cupOnSaucer, -18 + i * 12.4, 0, isInFront ? 18 : 14);
  });
  const milkJug = move(cup(porcelain, 3, 7), 19, 0, 0);
  return join(teaPot(porcelain), cupsOnSaucers, milkJug);
};

const darkWood = wood('#b98a58', '#8d6238', 'x', 0.8);

/** A tray with five bowls of spice around an empty one, and a spoon across them. */
const spiceServing = (): Solid => {
  const tray = lathe(beech, [
    [0, 0],
    [15, 0],
    [15.4, 2],
    [14.6, 2],
    [14.4, 1],
    [0, 1],
  ]);
  const spice = lathe(wax('#c9702c'), [
    [0, 2.6],
    [3.6, 2.6],
  ]);
  const bowlsOfSpice = ring(5, move(join(bowl(darkWood, 4.2, 4), spice), 9, 1, 0));
  const emptyBowl = move(bowl(darkWood, 4.4, 4.4), 0, 1, 0);
  const spoon = tube(
    beech,
    [
      [-4, 6, 0],
      [6, 7, 3],
      [16, 8, 6],
    ],
    0.5,
  );
  return join(tray, bowlsOfSpice, emptyBowl, spoon);
};

export const teaAndSpices: Kinds = {
  teaSet: stands('#f8f6f0', teaSet, fromHigher),
  spiceServing: stands('#cfa473', spiceServing, { pitch: 32 }),
};
