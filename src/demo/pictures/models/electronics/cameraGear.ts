import { fleece, glow, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, fromHigher, slab, steel, tripodLegs, wallpaper, white } from './parts.ts';

/**
 * A ring light, clip-on microphones and a selfie stick, for filming with a phone.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe:
 * [radius, height]; tube: points, radius; slab: width, height, depth; tripodLegs: height, spread; move: x, y,
 * z.
 */

/** Height of the middle of the ring light's lamp. */
const lampHeight = 150;

/** The lit front of the ring. */
const ringLamp = (): Solid =>
  move(
    facing(
      lathe(
        glow('#fff7e6', 1.1),
        [
          [17, 0],
          [20, 2],
          [23, 0],
          [20, 0.6],
          [17, 0],
        ],
        { bevel: 0.6 },
      ),
    ),
    0,
    lampHeight,
    0,
  );

/** The white back of the ring. */
const ringLampBack = (): Solid =>
  move(
    facing(
      lathe(
        white,
        [
          [16.8, -0.4],
          [20, -2.4],
          [23.2, -0.4],
        ],
        { bevel: 1 },
      ),
    ),
    0,
    lampHeight,
    0,
  );

const ringLight = (): Solid => {
  const pole = tube(
    black,
    [
      [0, 30, 0],
      [0, 128, 0],
    ],
    1,
    { isSmooth: false },
  );
  const phone = move(slab(black, 7.4, 15, 1, dark), 0, 142, 0);
  return join(tripodLegs(34, 30), pole, ringLamp(), ringLampBack(), phone);
};

/** Two microphones to clip on, their receiver and their charging case. */
const lavalier = (): Solid => {
  const microphones = repeat(2, (i) => {
    const clip = box(plastic('#26282d', 0.3), 2, 5, 1.2, 0.5);
    const windscreen = move(ball(fleece('#3b3d42', 0.14), 0.9, 0.8, 0.8), 0, 5.2, 0);
    const light = move(ball(glow('#6fe0a8', 1), 0.16), 0, 3.4, 0.62);
    const distance = 3.4;
    return move(join(clip, windscreen, light), -4 + i * distance, 0, i);
  });
  const housing = box(plastic('#26282d', 0.3), 3, 4, 1.2, 0.5);
  const plug = move(box(steel, 0.9, 1, 0.4, 0.15), 0, 4, 0);
  const receiver = move(join(housing, plug), 3.6, 0, 0);
  const chargingCase = move(box(plastic('#33363c', 0.3), 10, 3, 4, 1.2), 0, 0, -5);
  return join(microphones, receiver, chargingCase);
};

/** The small round lamp at the end of the selfie stick's arm. */
const stickLamp = (): Solid =>
  move(
    facing(
      lathe(glow('#fff3dc', 1.2), [
        [0, 0.3],
        [2, 0.3],
        [2.2, 0],
      ]),
    ),
    5.8,
    47,
    0,
  );

const selfieStick = (): Solid => {
  const pole = tube(
    steel,
    [
      [0, 6, 0],
      [0, 34, 0],
    ],
    0.5,
    { isSmooth: false },
  );
  const grip = tube(
    black,
    [
      [0, 4, 0],
      [0, 15, 0],
    ],
    1,
    { isSmooth: false },
  );
  const phone = move(slab(metal('#3b3e45', 0.3), 7.4, 15.4, 0.8, wallpaper('#d08a6a')), 0, 34, 0.8);
  const clamp = move(box(black, 4, 3, 1.6, 0.5), 0, 36, -0.8);
  const lampArm = tube(
    black,
    [
      [2, 40, 0],
      [5.8, 45, 0],
    ],
    0.24,
  );
  const remoteControl = move(box(black, 2, 1, 3.6, 0.4), 9, 0, 6);
  return join(tripodLegs(7, 8), pole, grip, phone, clamp, stickLamp(), lampArm, remoteControl);
};

export const cameraGear: Kinds = {
  ringLight: stands('#fff7e6', ringLight, { pitch: 5, focus: [0.5, 0.87, 0.6] }),
  lavalier: stands('#26282d', lavalier, fromHigher),
  selfieStick: stands('#26262a', selfieStick, { pitch: 8, focus: [0.5, 0.8, 0.6] }),
};
