import { type Hex } from '../../studio/colour.ts';
import { type Material, metal, paper } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing, gem, gold, loop, silver } from './parts.ts';
import { diamond } from './shapes.ts';

/**
 * A finger ring, a bridal crown, ear studs and bangles.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; diamond: radius;
 * loop: radius, count of points; move and turn: x, y, z.
 */

/** A ring that stands upright, with its stone on top. */
const fingerRing = (material: Material, stone: Solid): Solid => {
  const band = tube(material, loop(1), 0.16, { flat: 0.3, sides: 16 });
  return move(join(band, stone), 0, 1.16, 0);
};

/** A pearl mirrors what is around it as metal does. */
const pearl = metal('#f6f2ea', 0.14);

const crownRadius = 8;

/** A point on the crown, which is an arc open at the back: 0 radians is above the forehead, 1.4 near the right end, -1.4 near the left. */
const onCrown = (radians: number, height = 0): Point => [
  Math.sin(radians) * crownRadius,
  height,
  Math.cos(radians) * crownRadius,
];

/** The place of one of `count` points along the crown: -1 at its left end, 0 above the forehead, 1 at its right end. */
const placeOf = (i: number, count: number): number => {
  const middle = (count - 1) / 2;
  return (i - middle) / middle;
};

/** Arches beside each other, the highest above the forehead, each with two pearls. */
const crownArches = (): Solid =>
  repeat(11, (i) => {
    const place = placeOf(i, 11);
    const lowerAtEnds = place * place * 2.6;
    const high = 5.4 - lowerAtEnds;
    const arch = tube(
      gold,
      [
        [-0.9, 0, 0],
        [0, high, 0],
        [0.9, 0, 0],
      ],
      0.18,
    );
    const topPearl = move(ball(pearl, 0.6), 0, high + 0.5, 0);
    const middlePearl = move(ball(pearl, 0.4), 0, high * 0.45, 0.2);
    return move(join(arch, topPearl, middlePearl), ...onCrown(place * 1.4));
  });

const foreheadPendant = (): Solid => {
  const chainOfGold = tube(
    gold,
    [
      [0, 0.2, -9],
      [0, 0.2, 3],
    ],
    0.16,
  );
  const disc = facing(cylinder(gold, 1.5, 0.3));
  const ruby = move(ball(gem('#b3223c'), 0.8), 0, 0.6, 3.4);
  return move(join(chainOfGold, disc, ruby), 13, 0, 8);
};

/** A crown, and beside it a pendant for the forehead. */
const bridalCrown = (): Solid => {
  const band = tube(
    gold,
    Array.from({ length: 23 }, (_, i): Point => onCrown(placeOf(i, 23) * 1.45, 0.2)),
    0.32,
  );
  return join(crownArches(), band, foreheadPendant());
};

const earStud = (shade: Hex): Solid => {
  const setting = ball(silver, 0.42, 0.2, 0.42);
  const stone = move(ball(gem(shade), 0.38, 0.34, 0.38), 0, 0.26, 0);
  return join(setting, stone);
};

/** A card with twelve pairs of ear studs. */
const studs = (): Solid => {
  const stoneColours: readonly Hex[] = ['#eef2f6', '#e8b4c2', '#8fb6d9', '#a6cfae', '#e9d18a', '#b79bd1'];
  const card = box(paper('#2f2d33'), 15, 0.5, 11, 0.2);
  const pairs = repeat(12, (i) => {
    const stud = earStud(stoneColours[i % 6] ?? '#eef2f6');
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const left = -5.7 + column * 3.5;
    const right = left + 1.3;
    const z = -3.4 + row * 3.4;
    return join(move(stud, left, 0.6, z), move(stud, right, 0.6, z));
  });
  return join(card, pairs);
};

/** A bangle that lies on the ground. */
const bangle = (radius: number, material: Material): Solid =>
  lathe(material, [
    [radius, 0],
    [radius + 0.25, 0.15],
    [radius + 0.25, 0.65],
    [radius, 0.8],
    [radius - 0.1, 0.4],
    [radius, 0],
  ]);

/** Eight bangles on top of each other, each more tilted than the one below and with a row of beads. */
const bangles = (): Solid => {
  const [count, distance] = [8, 0.86];
  const greys = ['#8c8f94', '#6f7277', '#a6a9ae'] as const;
  const plainBangles = repeat(count, (i) => {
    const plainBangle = bangle(3.1, metal(greys[i % 3] ?? '#8c8f94', 0.42));
    const tilt = i * 1.2;
    return move(turn(plainBangle, tilt, i * 31), 0, i * distance, 0);
  });
  const beads = repeat(count, (i) => {
    const bead = move(ball(metal('#b9bcc2', 0.3), 0.16), 3.4, i * distance + 0.4, 0);
    return ring(14, bead, i * 10);
  });
  return join(plainBangles, beads);
};

const zirconRing = (): Solid => {
  const crystal = diamond(0.5, '#eaf1f8');
  const prongs = ring(
    6,
    tube(
      silver,
      [
        [0.2, -0.5, 0],
        [0.46, 0.1, 0],
      ],
      0.06,
    ),
  );
  const stone = move(join(crystal, prongs), 0, 1.5, 0);
  return fingerRing(silver, stone);
};

export const jewellery: Kinds = {
  zirconRing: stands('#d9dbe0', zirconRing, { yaw: -38, pitch: 20, focus: [0.5, 0.85, 0.5] }),
  bridalCrown: stands('#d4ac5a', bridalCrown, { pitch: 20, yaw: -10 }),
  studs: stands('#2f2d33', studs, { pitch: 44 }),
  bangles: stands('#8c8f94', bangles, { pitch: 26 }),
};
