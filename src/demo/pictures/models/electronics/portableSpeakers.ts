import { darker, type Hex } from '../../studio/colour.ts';
import type { Grain } from '../../studio/grains.ts';
import { cloth, glow, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, facing, grille } from './parts.ts';

/**
 * Speakers to take along.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A loudspeaker in the front of the party speaker, its middle at the height y, in a ring of light. */
const loudspeaker = (y: number, light: Hex): Solid => {
  const lightRing = lathe(glow(light, 1.2), [
    [9.8, 0.2],
    [10.6, 0.4],
    [10, 0.7],
  ]);
  const cone = lathe(
    matte('#2b2c31'),
    [
      [0, 0.5],
      [3, 0.3],
      [8.6, 0.9],
      [9.8, 0.4],
    ],
    { bevel: 0.4 },
  );
  const dustCap = move(ball(metal('#4a4d54', 0.3), 3, 0.9, 3), 0, 0.5, 0);
  return move(facing(join(lightRing, cone, dustCap)), 0, y, 13);
};

/** A large speaker with two microphones for singing along. */
const partySpeaker = (): Solid => {
  const cabinet = box(plastic('#202126', 0.34), 28, 54, 26, 3);
  const handle = tube(
    black,
    [
      [-8, 53, 0],
      [-6, 58, 0],
      [6, 58, 0],
      [8, 53, 0],
    ],
    1.4,
  );
  const loudspeakers = join(loudspeaker(14, '#e0479a'), loudspeaker(36, '#4aa8f0'));
  const microphones = pair(move(turn(microphone('#c9a24a'), 4, 0), 21, 0, 8));
  return join(cabinet, loudspeakers, handle, microphones);
};

/** The relief of a wire mesh whose wires are 0.45 cm apart (half of a wave). */
const meshRelief: Grain = (x, y, z) => 0.1 * Math.sin(x * 7) * Math.sin(y * 7) * Math.cos(z * 7);

/** A microphone that stands on its end; its handle has this colour. */
const microphone = (colour: Hex): Solid => {
  const handle = lathe(metal(colour, 0.3), [
    [0, 0],
    [1.6, 0],
    [2, 14],
    [2.2, 15],
  ]);
  const collar = lathe(black, [
    [2.1, 14.6],
    [2.4, 15.6],
    [2.1, 16],
  ]);
  const head = move(ball({ ...metal('#9a9da3', 0.4), grain: meshRelief }, 3), 0, 18, 0);
  return join(handle, collar, head);
};

/** Both ends of a Bluetooth speaker: a membrane in a ring of rubber. */
const barrelEnds = (colour: Hex): Solid => {
  const rubberRing = lathe(matte(darker(colour, 0.4)), [
    [3.3, 8.6],
    [3.9, 9.2],
    [3.3, 9.8],
    [2.8, 9.4],
  ]);
  const membrane = move(
    lathe(metal('#8a8d94', 0.3), [
      [0, 0.2],
      [2.6, 0],
    ]),
    0,
    9.2,
    0,
  );
  return pair(move(turn(join(rubberRing, membrane), 0, 0, -90), 0, 3.8, 0));
};

/** A speaker in the shape of a lying barrel. */
const bluetoothSpeaker = (colour: Hex): Solid => {
  const barrel = move(
    turn(
      lathe(
        grille(colour),
        [
          [0, -9],
          [3.4, -9],
          [3.8, -8],
          [3.8, 8],
          [3.4, 9],
          [0, 9],
        ],
        { bevel: 0.5 },
      ),
      0,
      0,
      90,
    ),
    0,
    3.8,
    0,
  );
  const buttons = repeat(3, (i) =>
    move(box(matte(darker(colour, 0.4)), 1.2, 0.3, 1.2, 0.2), -3 + i * 3, 7.4, 0),
  );
  const carryLoop = tube(
    cloth('#d98a2c', 0.3),
    [
      [9.4, 5, 1],
      [12, 4, 2.4],
      [12, 1.6, 3],
      [10, 1.4, 2.6],
    ],
    0.3,
  );
  return join(barrel, barrelEnds(colour), buttons, carryLoop);
};

export const portableSpeakers: Kinds = {
  partySpeaker: stands('#202126', partySpeaker, { pitch: 10 }),
  bluetoothSpeaker: stands('#2d4f88', bluetoothSpeaker),
};
