import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, white } from './parts.ts';

/**
 * An extension board and an emergency light.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; tube: points, radius;
 * move: x, y, z.
 */

/** Of the holes in sockets and ports. */
const holeBlack = plastic('#1c1c1e');

/** In radians, rounded as in angles.ts. */
const thirdOfTurn = 2.09;

/** An extension board with sockets for three pins and for USB. */
const extensionBoard = (): Solid => {
  const body = box(white, 30, 5, 9, 1);
  const face = box(matte('#e2e0da'), 5.4, 0.2, 6, 0.1);
  const holes = repeat(3, (i) => {
    const angle = i * thirdOfTurn + quarterTurn;
    return move(ball(holeBlack, 0.6, 0.1, 0.6), Math.cos(angle) * 1.5, 0.2, -Math.sin(angle) * 1.5);
  });
  const sockets = repeat(4, (i) => move(join(face, holes), -11 + i * 6, 5, 0));
  const usbPorts = repeat(3, (i) => move(box(holeBlack, 1.5, 0.1, 0.7, 0.04), 12.6, 5, -2 + i * 2));
  const powerSwitch = move(box(glow('#e0503a', 0.8), 1.8, 1.4, 0.4, 0.3), -11, 2, 4.5);
  const cord = tube(
    matte('#2a2b2e'),
    [
      [-15, 2.4, 0],
      [-20, 1, 2],
      [-20, 0.6, 10],
      [-10, 0.6, 13],
      [4, 0.6, 12],
    ],
    0.6,
  );
  return join(body, sockets, usbPorts, powerSwitch, cord);
};

const emergencyLight = (): Solid => {
  const body = box(plastic('#d98a2c', 0.3), 16, 12, 8, 2);
  const lamp = move(box(glow('#fdf6e2', 1.1), 13, 8.4, 0.4, 0.3), 0, 1.8, 4);
  const bulbs = repeat(15, (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return move(ball(glow('#fffbe8', 1.5), 0.6), -5.2 + column * 2.6, 4 + row * 2, 4.3);
  });
  const handle = tube(
    black,
    [
      [-6, 11.4, 0],
      [-5, 16, 0],
      [5, 16, 0],
      [6, 11.4, 0],
    ],
    1,
  );
  return join(body, lamp, bulbs, handle);
};

export const electrics: Kinds = {
  extensionBoard: stands('#f4f2ed', extensionBoard, { pitch: 38 }),
  emergencyLight: stands('#d98a2c', emergencyLight),
};
