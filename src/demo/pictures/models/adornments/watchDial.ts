import { type Hex } from '../../studio/colour.ts';
import { glow, type Material, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { facing, gem, gold } from './parts.ts';

/**
 * Dials and screens of wrist watches.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; digit: value, height; move and turn: x, y,
 * z.
 */

/** What a wrist watch is like. */
export interface Watch {
  readonly strap: Material;
  readonly dial: Hex;
  readonly rim: Material;
  /** Radius of the dial. */
  readonly size?: number;
  readonly style?: 'plain' | 'chrono' | 'digital' | 'skeleton' | 'smart';
}

/** A hand of a watch that points `angle` degrees to the right of twelve. */
export const hand = (material: Material, angle: number, long: number, wide: number, z: number): Solid =>
  turn(move(box(material, wide, long, 0.08, 0.03), 0, -0.3, z), 0, 0, -angle);

/** Three rings of light, each inside of the one before. */
const activityRings = (size: number): Solid =>
  (['#e4576a', '#6fd08a', '#5ab0e6'] as const).flatMap((colour, i) => {
    const radius = size * (0.36 - i * 0.11);
    return move(
      facing(
        lathe(glow(colour, 0.8), [
          [radius - size * 0.07, 0],
          [radius - size * 0.07, 0.06],
          [radius, 0.06],
          [radius, 0],
        ]),
      ),
      0,
      -size * 0.4,
      0.58,
    );
  });

/** The screen of a watch: the time, and the rings of a smart watch or the date of a digital one. */
const screenOf = (size: number, style: Watch['style']): Solid => {
  const time = glow(style === 'smart' ? '#f5f7fa' : '#b6d8b0', 0.9);
  const high = size * 0.5;
  const screen = move(box(glow('#11151a', 0.1), size * 1.6, size * 1.7, 0.1, 0.04), 0, -size * 0.85, 0.5);
  const digits = [1, 0, 0, 8].flatMap((value, i) =>
    move(
      digit(time, value, high),
      (i - 1.5) * size * 0.34 + (i > 1 ? 1 : -1) * size * 0.05,
      size * 0.4,
      0.58,
    ),
  );
  const colon = [0.52, 0.28].flatMap((y) =>
    move(box(time, size * 0.06, size * 0.06, 0.05, 0.02), 0, y * size - size * 0.03, 0.58),
  );
  const dateBar = move(box(time, size * 1.2, size * 0.14, 0.05, 0.02), 0, -size * 0.3, 0.58);
  const lowerHalf = style === 'digital' ? dateBar : activityRings(size);
  return join(screen, digits, colon, lowerHalf);
};

/** Three small dials in the dial. */
const smallDials = (marks: Material, size: number): Solid =>
  [
    [0, -0.42],
    [-0.44, 0.05],
    [0.44, 0.05],
  ].flatMap(([x = 0, y = 0]) =>
    move(
      facing(
        lathe(
          marks,
          [
            [0, 0],
            [size * 0.24, 0],
            [size * 0.26, 0.06],
            [size * 0.22, 0.05],
            [0, 0.02],
          ],
          { bevel: 0 },
        ),
      ),
      x * size,
      y * size,
      0.53,
    ),
  );

/** Wheels that a dial without a face shows. */
const wheels = (size: number): Solid => {
  const cogs = repeat(5, (i) =>
    move(
      facing(
        lathe(
          gold,
          [
            [size * 0.12, 0],
            [size * (0.26 + (i % 2) * 0.08), 0],
            [size * (0.26 + (i % 2) * 0.08), 0.1],
            [size * 0.12, 0.1],
          ],
          { bevel: 0, wave: (a) => 1 + 0.06 * Math.sign(Math.sin(a * 14)) },
        ),
      ),
      Math.cos(i * 1.3) * size * 0.42,
      Math.sin(i * 1.3) * size * 0.42,
      0.5 + i * 0.02,
    ),
  );
  const ruby = move(ball(gem('#a32643'), 0.14), 0.3, -0.9, 0.7);
  return join(cogs, ruby);
};

/** The dial of a watch with its hands, or its screen. */
export const dialOf = ({ dial, size = 2, style = 'plain' }: Watch): Solid => {
  if (style === 'digital' || style === 'smart') return screenOf(size, style);
  const marks = metal(Number.parseInt(dial.slice(1, 3), 16) > 150 ? '#3b3732' : '#f0ede6', 0.25);
  const face = move(facing(cylinder(plastic(dial, 0.4), size * 0.94, 0.1, 0.02)), 0, 0, 0.42);
  const hourMarks = repeat(12, (i) =>
    turn(
      move(box(marks, i % 3 === 0 ? 0.17 : 0.09, size * 0.2, 0.08, 0.03), 0, size * 0.68, 0.54),
      0,
      0,
      i * 30,
    ),
  );
  const hourHand = hand(marks, -52, size * 0.55, 0.16, 0.66);
  const minuteHand = hand(marks, 58, size * 0.8, 0.11, 0.74);
  const secondHand = hand(metal('#c0392b'), 190, size * 0.78, 0.04, 0.8);
  const axle = move(ball(marks, 0.16, 0.16, 0.1), 0, 0, 0.82);
  return join(
    face,
    hourMarks,
    style === 'chrono' ? smallDials(marks, size) : [],
    style === 'skeleton' ? wheels(size) : [],
    hourHand,
    minuteHand,
    secondHand,
    axle,
  );
};
