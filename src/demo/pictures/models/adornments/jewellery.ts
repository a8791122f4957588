import { type Hex } from '../../studio/colour.ts';
import { type Material, metal, paper } from '../../studio/material.ts';
import { join, move, type Point, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing, gem, gold, loop, silver } from './parts.ts';
import { diamond } from './shapes.ts';

/**
 * Jewellery.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; diamond: radius;
 * loop: radius, count of points; move and turn: x, y, z.
 */

/** A ring that stands upright, with its stone on top. */
const fingerRing = (band: Material, stone: Solid): Solid =>
  move(join(tube(band, loop(1), 0.16, { flat: 0.3, sides: 16 }), stone), 0, 1.16, 0);

const crownPearl = metal('#f6f2ea', 0.14);

/** A point on the crown, which is an arc of radius 8, open at the back; 0 radians is the middle of the forehead. */
const onFrontArc = (radians: number, height = 0): Point => [
  Math.sin(radians) * 8,
  height,
  Math.cos(radians) * 8,
];

const crownPoints = (): Solid =>
  repeat(11, (i) => {
    const t = (i - 5) / 5;
    const high = 5.4 - t * t * 2.6;
    const arch = tube(
      gold,
      [
        [-0.9, 0, 0],
        [0, high, 0],
        [0.9, 0, 0],
      ],
      0.18,
    );
    const topPearl = move(ball(crownPearl, 0.6), 0, high + 0.5, 0);
    const middlePearl = move(ball(crownPearl, 0.4), 0, high * 0.45, 0.2);
    return move(join(arch, topPearl, middlePearl), ...onFrontArc(t * 1.4));
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
    Array.from({ length: 23 }, (_, i): Point => onFrontArc(((i - 11) / 11) * 1.45, 0.2)),
    0.32,
  );
  return join(crownPoints(), band, foreheadPendant());
};

const stud = (shade: Hex): Solid => {
  const setting = ball(silver, 0.42, 0.2, 0.42);
  const stone = move(ball(gem(shade), 0.38, 0.34, 0.38), 0, 0.26, 0);
  return join(setting, stone);
};

/** A card with twelve pairs of ear studs. */
const studs = (): Solid => {
  const shades: readonly Hex[] = ['#eef2f6', '#e8b4c2', '#8fb6d9', '#a6cfae', '#e9d18a', '#b79bd1'];
  const card = box(paper('#2f2d33'), 15, 0.5, 11, 0.2);
  const earrings = repeat(12, (i) =>
    repeat(2, (k) =>
      move(
        stud(shades[i % 6] ?? '#eef2f6'),
        -5.7 + (i % 4) * 3.5 + k * 1.3,
        0.6,
        -3.4 + Math.floor(i / 4) * 3.4,
      ),
    ),
  );
  return join(card, earrings);
};

/** A bangle that lies on the ground. */
const bangle = (radius: number, shade: Material): Solid =>
  lathe(shade, [
    [radius, 0],
    [radius + 0.25, 0.15],
    [radius + 0.25, 0.65],
    [radius, 0.8],
    [radius - 0.1, 0.4],
    [radius, 0],
  ]);

/** Eight bangles on top of each other, each with a row of beads. */
const bangles = (): Solid => {
  const plainBangles = repeat(8, (i) =>
    move(
      turn(
        bangle(3.1, metal((['#8c8f94', '#6f7277', '#a6a9ae'] as const)[i % 3] ?? '#8c8f94', 0.42)),
        i * 1.2,
        i * 31,
      ),
      0,
      i * 0.86,
      0,
    ),
  );
  const beads = repeat(8, (i) =>
    ring(14, move(ball(metal('#b9bcc2', 0.3), 0.16), 3.4, i * 0.86 + 0.4, 0), i * 10),
  );
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
