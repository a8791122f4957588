import { darker, type Hex, mix } from '../../studio/colour.ts';
import { fleece, leather, matte, metal } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { gem, gold, loop, silver } from './parts.ts';
import { watch } from './watch.ts';

/**
 * Watches and bracelets.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; loop: radius, count
 * of points; move and turn: x, y, z.
 */

const butterfly = (): Solid => {
  const upperWing = move(scale(ball(gem('#b8a7e0'), 1, 1, 0.25), 1.1, 0.8, 1), 1, 0.6, 0);
  const lowerWing = move(scale(ball(gem('#d9c3ee'), 1, 1, 0.25), 0.8, 0.6, 1), 0.8, -0.6, 0);
  const wings = pair(join(upperWing, lowerWing));
  const insectBody = ball(silver, 0.16, 0.9, 0.2);
  return move(turn(join(wings, insectBody), -30, 0), 0, 1, 3.6);
};

/** A bracelet with a butterfly. */
const charm = (): Solid => {
  const band = lathe(silver, [
    [3, 0],
    [3.14, 0.14],
    [3, 0.28],
    [2.86, 0.14],
    [3, 0],
  ]);
  const beads = repeat(5, (i) => move(ball(silver, 0.3), Math.sin(i - 2) * 3, -0.3, Math.cos(i - 2) * 3));
  return join(band, butterfly(), beads);
};

/** A bracelet of three braided strands. */
const braided = (colour: Hex): Solid => {
  const strands = repeat(3, (k) =>
    tube(
      leather(colour),
      loop(3.3, 60).map(
        ([x, y], i): Point => [
          x * (1 + 0.05 * Math.sin(i * 1.05 + k * 2.1)),
          0.6 + 0.22 * Math.cos(i * 1.05 + k * 2.1),
          y * (1 + 0.05 * Math.sin(i * 1.05 + k * 2.1)),
        ],
      ),
      0.26,
    ),
  );
  const clasp = move(turn(cylinder(silver, 0.6, 2.4), 0, 0, 90), 1.2, 0.6, 3.3);
  return join(strands, clasp);
};

const watchBox = (): Solid => {
  const outside = box(leather('#2e2a2b'), 11, 4, 11, 0.6);
  const cushion = move(box(fleece('#efe6d8', 0.2), 9.6, 1, 9.6, 0.4), 0, 3.4, 0);
  return move(join(outside, cushion), 7, 0, -8);
};

const leatherBand = (shade: Hex) => leather(shade, 0.2);

export const watchesAndBracelets: Kinds = {
  charm: stands('#d9dbe0', charm, { pitch: 34 }),
  braided: stands('#26262a', (c) => braided(mix(c, '#3a2418', 0.5)), { pitch: 34 }),
  chronograph: stands(
    '#2d4f88',
    (c) => watch({ strap: metal('#cfd2d7', 0.28), rim: silver, dial: c, size: 2.1, style: 'chrono' }),
    { yaw: -20, focus: [0.5, 0.75, 0.9] },
  ),
  digitalWatch: stands(
    '#26262a',
    (c) => watch({ strap: matte(c), rim: matte(darker(c)), dial: '#9fb29a', style: 'digital' }),
    { yaw: -20 },
  ),
  minimalWatch: stands(
    '#26262a',
    (c) => watch({ strap: leatherBand('#7a4a2c'), rim: silver, dial: c, size: 2 }),
    { yaw: -20 },
  ),
  roseWatch: stands(
    '#f1efec',
    (c) =>
      join(
        watch({ strap: metal('#dda38a', 0.32), rim: metal('#e0a68e', 0.16), dial: c, size: 1.6 }),
        watchBox(),
      ),
    { yaw: -20 },
  ),
  slimWatch: stands(
    '#f1efec',
    (c) =>
      watch({ strap: leatherBand(c === '#f1efec' ? '#a86a52' : c), rim: gold, dial: '#faf6ee', size: 1.6 }),
    { yaw: -20 },
  ),
  coupleWatch: stands(
    '#26262a',
    (c) =>
      join(
        move(watch({ strap: leatherBand('#5d3a26'), rim: gold, dial: c, size: 2.1 }), -2.8, 0, 0),
        move(watch({ strap: leatherBand('#5d3a26'), rim: gold, dial: c, size: 1.6 }), 2.6, 0, 1),
      ),
    { yaw: -16 },
  ),
  skeletonWatch: stands(
    '#26262a',
    (c) => watch({ strap: leatherBand(c), rim: silver, dial: '#3b3a3c', size: 2.1, style: 'skeleton' }),
    { yaw: -20 },
  ),
};
