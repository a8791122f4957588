import { type Hex } from '../../studio/colour.ts';
import { glow, type Material, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, type Flat, lathe } from '../../studio/surfaces.ts';
import { digit } from '../digit.ts';
import { facing, gem, gold } from './parts.ts';

/**
 * Dials and screens of wrist watches, about the middle of the case; most lengths are shares of `size`, the radius of the dial.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder: radius, height,
 * rounding; lathe: [radius, height] from one end, with `wave` as a factor of the radius; digit: value, height; hand: angle, length, width,
 * z; move and turn: x, y, z.
 */

/** What a wrist watch is like. */
export interface Watch {
  readonly strap: Material;
  /** Colour of the dial; a watch with a screen ignores it. */
  readonly dial: Hex;
  /** The case around the dial. */
  readonly rim: Material;
  /** Radius of the dial. */
  readonly size?: number;
  /** A chrono has small dials, a skeleton watch shows its wheels, a digital and a smart one have a screen. */
  readonly style?: 'plain' | 'chrono' | 'digital' | 'skeleton' | 'smart';
}

/** A hand of a watch that points `angle` degrees to the right of twelve. */
const hand = (material: Material, angle: number, long: number, wide: number, z: number): Solid => {
  const tail = 0.3;
  return turn(move(box(material, wide, long, 0.08, 0.03), 0, -tail, z), 0, 0, -angle);
};

/** The z of what a screen shows: just in front of its glass. */
const onScreen = 0.58;

/** Three rings of light, each inside of the one before. */
const activityRings = (size: number): Solid =>
  (['#e4576a', '#6fd08a', '#5ab0e6'] as const).flatMap((colour, i) => {
    const outerRadius = size * (0.36 - i * 0.11);
    const innerRadius = outerRadius - size * 0.07;
    const lightRing = lathe(glow(colour, 0.8), [
      [innerRadius, 0],
      [innerRadius, 0.06],
      [outerRadius, 0.06],
      [outerRadius, 0],
    ]);
    return move(facing(lightRing), 0, -size * 0.4, onScreen);
  });

/** The screen of a watch: the time, and the rings of a smart watch or the date of a digital one. */
const screenOf = (size: number, style: Watch['style']): Solid => {
  const time = glow(style === 'smart' ? '#f5f7fa' : '#b6d8b0', 0.9);
  const screen = move(box(glow('#11151a', 0.1), size * 1.6, size * 1.7, 0.1, 0.04), 0, -size * 0.85, 0.5);
  const digitHeight = size * 0.5;
  const roomForColon = size * 0.05;
  const digits = [1, 0, 0, 8].flatMap((value, i) => {
    const fromMiddle = i - 1.5;
    const x = fromMiddle * size * 0.34 + (i > 1 ? roomForColon : -roomForColon);
    return move(digit(time, value, digitHeight), x, size * 0.4, onScreen);
  });
  const dotSize = size * 0.06;
  const colon = [0.52, 0.28].flatMap((y) =>
    move(box(time, dotSize, dotSize, 0.05, 0.02), 0, y * size - dotSize / 2, onScreen),
  );
  const dateBar = move(box(time, size * 1.2, size * 0.14, 0.05, 0.02), 0, -size * 0.3, onScreen);
  const lowerHalf = style === 'digital' ? dateBar : activityRings(size);
  return join(screen, digits, colon, lowerHalf);
};

/** Three small dials in the dial. */
const smallDials = (material: Material, size: number): Solid => {
  const smallDial = facing(
    lathe(
      material,
      [
        [0, 0],
        [size * 0.24, 0],
        [size * 0.26, 0.06],
        [size * 0.22, 0.05],
        [0, 0.02],
      ],
      { bevel: 0 },
    ),
  );
  const places: readonly Flat[] = [
    [0, -0.42],
    [-0.44, 0.05],
    [0.44, 0.05],
  ];
  return places.flatMap(([x, y]) => move(smallDial, x * size, y * size, 0.53));
};

/** Wheels of the movement, in two alternating sizes; each lies a little in front of the one before, which it overlaps. */
const wheels = (size: number): Solid => {
  const cogs = repeat(5, (i) => {
    const holeRadius = size * 0.12;
    const radius = size * (0.26 + (i % 2) * 0.08);
    const cog = lathe(
      gold,
      [
        [holeRadius, 0],
        [radius, 0],
        [radius, 0.1],
        [holeRadius, 0.1],
      ],
      // Fourteen teeth.
      { bevel: 0, wave: (around) => 1 + 0.06 * Math.sign(Math.sin(around * 14)) },
    );
    const angle = i * 1.3;
    return move(facing(cog), Math.cos(angle) * size * 0.42, Math.sin(angle) * size * 0.42, 0.5 + i * 0.02);
  });
  const ruby = move(ball(gem('#a32643'), 0.14), 0.3, -0.9, 0.7);
  return join(cogs, ruby);
};

/** The dial of a watch with its hands, or its screen. */
export const dialOf = ({ dial, size = 2, style = 'plain' }: Watch): Solid => {
  if (style === 'digital' || style === 'smart') return screenOf(size, style);
  const red = Number.parseInt(dial.slice(1, 3), 16);
  const isLight = red > 150;
  const marks = metal(isLight ? '#3b3732' : '#f0ede6', 0.25);
  const face = move(facing(cylinder(plastic(dial, 0.4), size * 0.94, 0.1, 0.02)), 0, 0, 0.42);
  const hourMarks = repeat(12, (i) => {
    const width = i % 3 === 0 ? 0.17 : 0.09;
    return turn(move(box(marks, width, size * 0.2, 0.08, 0.03), 0, size * 0.68, 0.54), 0, 0, i * 30);
  });
  // Ten past ten, the time that watches show in advertisements.
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
