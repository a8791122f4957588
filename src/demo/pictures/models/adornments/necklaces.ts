import { fleece, type Material, metal } from '../../studio/material.ts';
import { join, move, pair, repeat, ring, type Solid, scale } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { mirrored } from '../garments.ts';
import { type Kinds, stands } from '../kind.ts';
import { gem, gold, loop, silver } from './parts.ts';
import { diamond } from './shapes.ts';

/**
 * Necklaces on a bust.
 * Lengths are centimetres. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; pillow: outline,
 * thickness; tube: points, radius; diamond: radius; loop: radius, count of points; chain: half width, drop, radius and count of the
 * beads; move: x, y, z.
 */

/** A display bust of velvet for necklaces. */
const bust = (): Solid =>
  pillow(
    fleece('#3b3a40', 0.2),
    mirrored([
      [0, 17],
      [3.6, 16.6],
      [4.4, 12],
      [11, 7],
      [12, -2],
      [8, -10],
      [0, -13],
    ]),
    7,
    { edge: 6, detail: 50, radius: 2.6 },
  );

/** How far (0 to 1) a necklace hangs down at a place between its left end (-1) and its right end (1): most in the middle. */
const sagAt = (side: number): number => 1 - side * side;

/** The height of the bust's neckline, and how far below it the ends of a chain are. */
const necklineHeight = 11;
const endDrop = 0.2;

/** `count` beads on an arc around the bust's neck, `halfWidth` to each side and `drop` deep. */
const chain = (material: Material, halfWidth: number, drop: number, beadRadius: number, count = 30): Solid =>
  repeat(count, (i) => {
    const side = (i / (count - 1)) * 2 - 1;
    const sag = sagAt(side);
    // The sine moves the beads near the ends closer together, where the chain runs almost straight up.
    const x = Math.sin(side * 1.5) * halfWidth;
    const y = necklineHeight - sag * drop - endDrop;
    const z = 3.4 + sag * 0.9;
    return move(ball(material, beadRadius), x, y, z);
  });

const pearl = metal('#f5f1e6', 0.15);

const kundanEarrings = (): Solid => {
  const stud = ball(gold, 0.9);
  const bell = move(
    lathe(gold, [
      [0, 3],
      [0.6, 2.8],
      [2, 0.6],
      [2.1, 0],
      [0, 0],
    ]),
    0,
    -4.2,
    0,
  );
  const drops = ring(8, move(ball(pearl, 0.35), 1.8, -4.6, 0));
  return pair(move(join(stud, bell, drops), 15, 6, 1));
};

/** A bridal set as kundan jewellers make it: a necklace of gold, rubies and an emerald, and its earrings. */
const kundanSet = (): Solid => {
  const pendants = repeat(9, (i) => {
    const side = (i - 4) / 4;
    const setting = ball(gold, 1.3, 1.5, 0.5);
    const ruby = move(ball(gem('#b3223c'), 0.8, 0.9, 0.5), 0, 0, 0.4);
    const drop = move(ball(pearl, 0.5), 0, -2, 0.2);
    return move(join(setting, ruby, drop), side * 6.4, 0.2 - sagAt(side) * 2.6, 4.3);
  });
  const emerald = move(ball(gem('#2c7a52'), 1.3, 1.7, 0.7), 0, -4.4, 4.6);
  return join(bust(), chain(gold, 6, 9, 0.5), pendants, emerald, kundanEarrings());
};

const pendant = (): Solid => {
  const crystal = scale(diamond(1.1, '#dfe8f2'), 1, 1.4, 0.6);
  const frame = tube(silver, loop(1.3), 0.2);
  const jewel = move(join(crystal, frame), 0, -1.6, 4.8);
  return join(bust(), chain(silver, 5.6, 11, 0.22, 50), jewel);
};

export const necklaces: Kinds = {
  kundanSet: stands('#c99a3f', kundanSet, { yaw: -12, pitch: 8 }),
  pendant: stands('#d9dbe0', pendant, { yaw: -12, pitch: 8 }),
};
