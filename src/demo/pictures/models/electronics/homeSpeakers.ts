import { darker, type Hex, mix } from '../../studio/colour.ts';
import { glow, leather, matte, metal, plastic, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, fromHigher, grille, steel } from './parts.ts';

/**
 * A smart speaker, a sound bar and a radio.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y,
 * z.
 */

const smartSpeaker = (colour: Hex): Solid => {
  const fabricColour = mix(colour, '#8b8e93', 0.3);
  const fabricBody = lathe(
    grille(fabricColour),
    [
      [0, 0],
      [5, 0],
      [6.2, 2],
      [6.4, 8],
      [5.6, 11],
      [0, 12],
    ],
    { bevel: 2.4 },
  );
  const lightRing = lathe(glow('#5ab8f0', 1.3), [
    [4, 11.5],
    [4.4, 11.7],
    [4, 11.8],
  ]);
  const top = lathe(matte(darker(fabricColour, 0.4)), [
    [0, 12.05],
    [4, 11.7],
  ]);
  return join(fabricBody, lightRing, top);
};

/** A sound bar with its remote control and its subwoofer, a speaker for low tones. */
const soundBar = (): Solid => {
  const bar = box(grille('#2b2c30'), 88, 7, 10, 3);
  const display = move(box(dark, 10, 1.4, 0.2, 0.05), 0, 2.8, 5);
  const lights = repeat(4, (i) => move(ball(glow('#f3f5f6', 0.8), 0.3), -3 + i * 2, 3.5, 5.2));
  const subwoofer = move(box(grille('#2b2c30'), 20, 32, 26, 3), 60, 0, -6);
  const remoteControl = move(turn(box(plastic('#3a3b40'), 4, 1.4, 14, 0.5), 0, 20), 12, 0, 17);
  return join(bar, display, lights, subwoofer, remoteControl);
};

const radio = (): Solid => {
  const brass = metal('#d9b46a');
  const housing = box(wood('#8a5a36', '#6a4024', 'x', 1.2), 24, 15, 8, 1.6);
  const fabric = cylinder(grille('#d9c9a8'), 5.6, 0.3);
  const frame = lathe(brass, [
    [5.5, 0],
    [6, 0.4],
    [5.5, 0.5],
  ]);
  const speaker = move(facing(join(fabric, frame)), -4.6, 7.6, 4);
  const tuningScale = move(box(glow('#f6ecd2', 0.4), 7, 3.4, 0.2, 0.06), 7, 9, 4);
  const needle = move(box(plastic('#c0392b'), 0.2, 3, 0.1, 0.03), 8, 9.2, 4.2);
  const knob = move(facing(cylinder(brass, 1.3, 1)), 7, 4.6, 4);
  const knobs = [-2, 2].flatMap((x) => move(knob, x, 0, 0));
  const antenna = tube(
    steel,
    [
      [10, 15, -2],
      [16, 34, -2],
    ],
    0.24,
    { isSmooth: false },
  );
  const handle = tube(
    leather('#5d3a24'),
    [
      [-9, 14.6, 0],
      [-7, 18, 0],
      [7, 18, 0],
      [9, 14.6, 0],
    ],
    0.5,
  );
  return join(housing, speaker, tuningScale, needle, knobs, antenna, handle);
};

export const homeSpeakers: Kinds = {
  smartSpeaker: stands('#8b8e93', smartSpeaker, { pitch: 20 }),
  soundBar: stands('#2b2c30', soundBar, fromHigher),
  radio: stands('#8a5a36', radio),
};
