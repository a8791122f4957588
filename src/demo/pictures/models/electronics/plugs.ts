import { lighter } from '../../studio/colour.ts';
import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, white } from './parts.ts';

/**
 * A smart plug and a power strip.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; tube: points, radius; move and turn: x, y, z.
 */

/** A third of a turn in radians, rounded: the stored pictures were rendered with this value. */
const thirdOfTurn = 2.09;

const smartPlug = (): Solid => {
  const housing = lathe(
    white,
    [
      [0, 0],
      [2.8, 0],
      [3, 0.6],
      [3, 4.6],
      [2.6, 5],
    ],
    { bevel: 0.4 },
  );
  const socket = lathe(matte('#e6e4de'), [
    [2.4, 5],
    [2.2, 4],
    [0, 3.8],
  ]);
  const holes = repeat(3, (i) => {
    const angle = i * thirdOfTurn + quarterTurn;
    return move(ball(dark, 0.4, 0.1, 0.4), Math.cos(angle) * 1.2, 3.95, Math.sin(angle) * 1.2);
  });
  const light = move(ball(glow('#4ad0f0', 1.2), 0.3), 2, 4.9, 1.6);
  return move(facing(join(housing, socket, holes, light)), 0, 3, 0);
};

const stripColour = '#f2f1ec';

const stripSocket = (): Solid => {
  const face = box(matte(lighter(stripColour, 0.2)), 5, 0.3, 5, 0.1);
  const holes = repeat(3, (i) => {
    const angle = i * thirdOfTurn + quarterTurn;
    return move(ball(dark, 0.45, 0.1, 0.45), Math.cos(angle) * 1.3, 0.3, -Math.sin(angle) * 1.3);
  });
  return join(face, holes);
};

/** The strip with four sockets, without its cord; it leans back a little. */
const strip = (): Solid => {
  const housing = box(plastic(stripColour, 0.28), 34, 4, 8, 1);
  const socketDistance = 6.2;
  const sockets = repeat(4, (i) => move(stripSocket(), -12.4 + i * socketDistance, 3.9, 0));
  const chargingPorts = repeat(3, (i) => move(box(dark, 1.4, 0.1, 0.6, 0.04), 13.4, 3.96, -1.8 + i * 1.8));
  const powerSwitch = move(box(glow('#e05a3f', 0.8), 1.6, 0.6, 2.4, 0.2), 10.6, 3.9, 2.2);
  return turn(join(housing, sockets, chargingPorts, powerSwitch), 24, 0);
};

const powerStrip = (): Solid => {
  const cord = tube(
    matte('#e6e4de'),
    [
      [17, 2, -1],
      [22, 1, -4],
      [25, 0.5, 3],
      [20, 0.5, 9],
    ],
    0.45,
  );
  return join(strip(), cord);
};

export const plugs: Kinds = {
  smartPlug: stands('#f5f4f0', smartPlug),
  powerStrip: stands('#f5f4f0', powerStrip, { pitch: 26 }),
};
