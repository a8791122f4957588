import { type Hex } from '../../studio/colour.ts';
import { glow, paper, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { facing, fromHigher, white } from './parts.ts';

/**
 * A humidity meter, and remote controls for air conditioners.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; move and turn: x, y, z.
 */

const humidityMeter = (): Solid => {
  const ink = paper('#2c302c');
  const housing = box(white, 9, 9, 1.8, 0.8);
  const screen = move(box(plastic('#dfe4dc', 0.2), 7.4, 6.8, 0.1, 0.04), 0, 1.6, 0.9);
  const digitBlock = box(ink, 1, 1.9, 0.06, 0.02);
  const digitGap = 1.6;
  const rowGap = 3.1;
  const digits = repeat(2, (row) =>
    repeat(2, (i) => move(digitBlock, -1.6 + i * digitGap, 2.2 + row * rowGap, 0.98)),
  );
  const upperIcon = move(ball(ink, 0.4, 0.4, 0.05), 2.2, 6.6, 0.98);
  const lowerIcon = move(
    facing(
      lathe(ink, [
        [0.9, 0],
        [1.1, 0.04],
      ]),
    ),
    2.2,
    3.2,
    0.96,
  );
  return turn(join(housing, screen, digits, upperIcon, lowerIcon), -8, 0);
};

/** A round infrared hub with a remote control beside it. */
const hubAndRemote = (colour: Hex): Solid => {
  const hub = lathe(
    plastic(colour, 0.2),
    [
      [0, 0],
      [3.6, 0],
      [4, 0.6],
      [3.4, 2.2],
      [0, 2.6],
    ],
    { bevel: 0.8 },
  );
  const lightRing = lathe(glow('#4ad0f0', 0.8), [
    [3.9, 0.5],
    [4.05, 0.7],
    [3.9, 0.9],
  ]);
  const shell = box(white, 4, 14, 1.4, 0.6);
  const screen = move(box(glow('#cfe0d0', 0.4), 3, 3.4, 0.1, 0.04), 0, 9.4, 0.7);
  const button = box(plastic('#b9c4cc'), 1, 0.7, 0.2, 0.1);
  const columnGap = 1.6;
  const rowGap = 2;
  const buttons = repeat(3, (row) =>
    repeat(2, (column) => move(button, -0.8 + column * columnGap, 2 + row * rowGap, 0.7)),
  );
  const remoteControl = move(turn(join(shell, screen, buttons), -12, -18), 8, 0, -1);
  return join(hub, lightRing, remoteControl);
};

export const smartHome: Kinds = {
  smartRemote: stands('#26262a', hubAndRemote, fromHigher),
  humidityMeter: stands('#f5f4f0', humidityMeter, { pitch: 8 }),
  acController: stands('#f1efec', hubAndRemote, fromHigher),
};
