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
 * of points; watch: its size is the radius of the dial; move and turn: x, y, z.
 */

/** A butterfly that leans against the front of the band. */
const butterfly = (): Solid => {
  const upperWing = move(scale(ball(gem('#b8a7e0'), 1, 1, 0.25), 1.1, 0.8, 1), 1, 0.6, 0);
  const lowerWing = move(scale(ball(gem('#d9c3ee'), 1, 1, 0.25), 0.8, 0.6, 1), 0.8, -0.6, 0);
  const wings = pair(join(upperWing, lowerWing));
  const insectBody = ball(silver, 0.16, 0.9, 0.2);
  return move(turn(join(wings, insectBody), -30, 0), 0, 1, 3.6);
};

/** A bracelet with a butterfly and beads. */
const charmBracelet = (): Solid => {
  const bandRadius = 3;
  const band = lathe(silver, [
    [bandRadius, 0],
    [3.14, 0.14],
    [bandRadius, 0.28],
    [2.86, 0.14],
    [bandRadius, 0],
  ]);
  const beads = repeat(5, (i) => {
    // In radians from the front of the band.
    const angle = i - 2;
    return move(ball(silver, 0.3), Math.sin(angle) * bandRadius, -0.3, Math.cos(angle) * bandRadius);
  });
  return join(band, butterfly(), beads);
};

/** A bracelet of three braided strands. */
const braidedBracelet = (colour: Hex): Solid => {
  // In radians: how far a strand winds from one point of the loop to the next, and a third of a turn between two strands.
  const winding = 1.05;
  const strandOffset = 2.1;
  const strands = repeat(3, (strand) => {
    const line = loop(3.3, 60).map(([x, y], i): Point => {
      const angle = i * winding + strand * strandOffset;
      const radiusFactor = 1 + 0.05 * Math.sin(angle);
      const height = 0.6 + 0.22 * Math.cos(angle);
      return [x * radiusFactor, height, y * radiusFactor];
    });
    return tube(leather(colour), line, 0.26);
  });
  const clasp = move(turn(cylinder(silver, 0.6, 2.4), 0, 0, 90), 1.2, 0.6, 3.3);
  return join(strands, clasp);
};

/** A box with a cushion, behind and beside a watch. */
const watchBox = (): Solid => {
  const outside = box(leather('#2e2a2b'), 11, 4, 11, 0.6);
  const cushion = move(box(fleece('#efe6d8', 0.2), 9.6, 1, 9.6, 0.4), 0, 3.4, 0);
  return move(join(outside, cushion), 7, 0, -8);
};

const strapLeather = (shade: Hex) => leather(shade, 0.2);

const white: Hex = '#f1efec';
const tan: Hex = '#a86a52';

/** A watch whose strap has the colour, but is of tan leather if the colour is white. */
const slimWatch = (colour: Hex): Solid => {
  const strap = strapLeather(colour === white ? tan : colour);
  return watch({ strap, rim: gold, dial: '#faf6ee', size: 1.6 });
};

const coupleWatch = (dial: Hex): Solid => {
  const design = { strap: strapLeather('#5d3a26'), rim: gold, dial };
  const largeWatch = move(watch({ ...design, size: 2.1 }), -2.8, 0, 0);
  const smallWatch = move(watch({ ...design, size: 1.6 }), 2.6, 0, 1);
  return join(largeWatch, smallWatch);
};

export const watchesAndBracelets: Kinds = {
  charm: stands('#d9dbe0', charmBracelet, { pitch: 34 }),
  braided: stands('#26262a', (colour) => braidedBracelet(mix(colour, '#3a2418', 0.5)), { pitch: 34 }),
  chronograph: stands(
    '#2d4f88',
    (colour) =>
      watch({ strap: metal('#cfd2d7', 0.28), rim: silver, dial: colour, size: 2.1, style: 'chrono' }),
    { yaw: -20, focus: [0.5, 0.75, 0.9] },
  ),
  digitalWatch: stands(
    '#26262a',
    (colour) =>
      watch({ strap: matte(colour), rim: matte(darker(colour)), dial: '#9fb29a', style: 'digital' }),
    { yaw: -20 },
  ),
  minimalWatch: stands(
    '#26262a',
    (colour) => watch({ strap: strapLeather('#7a4a2c'), rim: silver, dial: colour, size: 2 }),
    { yaw: -20 },
  ),
  roseWatch: stands(
    white,
    (colour) =>
      join(
        watch({ strap: metal('#dda38a', 0.32), rim: metal('#e0a68e', 0.16), dial: colour, size: 1.6 }),
        watchBox(),
      ),
    { yaw: -20 },
  ),
  slimWatch: stands(white, slimWatch, { yaw: -20 }),
  coupleWatch: stands('#26262a', coupleWatch, { yaw: -16 }),
  skeletonWatch: stands(
    '#26262a',
    (colour) =>
      watch({ strap: strapLeather(colour), rim: silver, dial: '#3b3a3c', size: 2.1, style: 'skeleton' }),
    { yaw: -20 },
  ),
};
