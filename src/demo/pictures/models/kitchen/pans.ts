import { glass, metal, plastic, stone, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, handle, knob, steel } from './parts.ts';

/**
 * A frying pan, a pressure cooker, and a tawa, the flat pan for ruti.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; cylinder: radius, height, rounding;
 * lathe: [radius, height] from one end; tube: points, radius; knob: y; handle: x, y, length; move and turn: x, y, z.
 */

/** A frying pan with its glass lid leant against it. */
const fryPan = (): Solid => {
  const pan = lathe(
    stone('#4a4b4f'),
    [
      [0, 0],
      [11, 0],
      [14, 5],
      [13.6, 5],
      [10.7, 0.6],
      [0, 0.6],
    ],
    { bevel: 0.4, sides: 56 },
  );
  const dome = lathe(
    glass('#e6eef0', 0.8),
    [
      [0, 4],
      [6, 3.4],
      [11, 1.6],
      [13.6, 0],
    ],
    { bevel: 3 },
  );
  const rim = lathe(steel, [
    [13.5, -0.3],
    [14.1, 0],
    [13.5, 0.3],
  ]);
  const lid = move(turn(join(dome, rim, knob(4)), -64, 0), -2, 13, -13);
  const panHandle = handle(13.6, 4, 18, wood('#8a5c38', '#6a4226', 'x', 0.8));
  return join(pan, panHandle, lid);
};

const pressureCooker = (): Solid => {
  const pot = lathe(
    steel,
    [
      [0, 0],
      [10.6, 0],
      [11, 1],
      [11, 12],
      [10.4, 12.6],
    ],
    { sides: 56 },
  );
  const lid = lathe(
    metal('#c3c6cb', 0.26),
    [
      [11.2, 12.4],
      [11.4, 13.2],
      [10, 14.6],
      [4, 16],
      [0, 16],
    ],
    { bevel: 1 },
  );
  const ventPipe = cylinder(steel, 1, 2);
  const weight = move(cylinder(black, 1.4, 2.2, 0.4), 0, 2, 0);
  const pressureValve = move(join(ventPipe, weight), 0, 16, 0);
  const safetyValve = move(ball(plastic('#c0392b'), 0.9), 4.6, 15.8, 2);
  const lidHandle = handle(9, 13.4, 18);
  const potHandle = handle(10.6, 10.4, 15);
  const sideHandle = move(turn(handle(0, 0, 5), 0, 180), -10.6, 10.6, 0);
  return join(pot, lid, pressureValve, safetyValve, lidHandle, potHandle, sideHandle);
};

/** A factor for the radius of a ruti, which is not quite round. */
const unevenEdge = (angle: number): number => 1 + 0.02 * Math.sin(angle * 7);

/** A tawa with a ruti on it. */
const tawa = (): Solid => {
  const pan = lathe(
    stone('#2c2b2c'),
    [
      [0, 0],
      [12, 0],
      [14, 1.4],
      [13.8, 1.7],
      [12, 0.6],
      [0, 0.6],
    ],
    { sides: 56 },
  );
  // A flat iron on edge, which is higher than wide.
  const tawaHandle = tube(
    metal('#37363a', 0.5),
    [
      [13.6, 1.2, 0],
      [19, 2, 0],
      [29, 3, 0],
    ],
    0.8,
    { flat: 1.3 },
  );
  const ruti = move(
    lathe(
      wax('#e6c894'),
      [
        [0, 0],
        [9.6, 0],
        [10, 0.4],
        [0, 0.7],
      ],
      { wave: unevenEdge },
    ),
    0,
    0.6,
    0,
  );
  const spotDistance = 2.1;
  const brownSpots = repeat(16, (i) => {
    const angle = i * goldenAngle;
    return move(
      ball(wax('#a8743c'), 0.7, 0.12, 0.6),
      Math.cos(angle) * Math.sqrt(i) * spotDistance,
      1.26,
      Math.sin(angle) * Math.sqrt(i) * spotDistance,
    );
  });
  return join(pan, tawaHandle, ruti, brownSpots);
};

export const pans: Kinds = {
  fryPan: stands('#4a4b4f', fryPan, { yaw: 14, pitch: 22 }),
  pressureCooker: stands('#d3d6da', pressureCooker, { yaw: 24 }),
  tawa: stands('#2c2b2c', tawa, { yaw: 24, pitch: 30 }),
};
