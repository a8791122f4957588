import { type Hex, lighter } from '../../studio/colour.ts';
import { cloth, glow, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, fromHigher, slab, steel, wallpaper, white } from './parts.ts';

/**
 * A charger, a cable and power banks for phones.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * tube: points, radius; slab: width, height, depth; move and turn: x, y, z.
 */

/** A charger with three ports and its cable. */
const ganCharger = (): Solid => {
  const housing = box(white, 5.4, 6, 3.4, 0.8);
  const upperPorts = repeat(2, (i) => move(box(dark, 1.1, 0.4, 0.2, 0.1), 0, 4.2 - i * 1.4, 1.7));
  const lowerPort = move(box(dark, 1.5, 0.7, 0.2, 0.05), 0, 1.2, 1.7);
  const prongs = pair(move(box(steel, 0.3, 0.6, 2, 0.1), 0.9, 2.6, -2.4));
  const cable = tube(
    cloth('#f2f1ec', 0.12),
    [
      [2, 3, 2],
      [6, 2, 4],
      [9, 0.4, 2],
      [12, 0.3, 5],
    ],
    0.26,
  );
  return join(housing, upperPorts, lowerPort, prongs, cable);
};

/** A point of the coiled cable: five turns that rise on each other, each point a little off the circle, as a cable lies by itself. */
const coilPoint = (i: number): Point => {
  const angle = i * 0.5;
  const [radius, wobble] = [5, 0.2];
  return [
    Math.cos(angle) * (radius + wobble * Math.sin(i * 3)),
    0.3 + i * 0.024,
    Math.sin(angle) * (radius + wobble * Math.cos(i * 2)),
  ];
};

/** A plug that lies on the ground and points to the viewer. */
const cablePlug = (x: number, z: number): Solid => {
  const housing = move(box(metal('#8a8d94'), 1.1, 0.7, 2.6, 0.25), x, 0.3, z);
  const tip = move(box(steel, 0.8, 0.3, 1, 0.1), x, 0.5, z + 1.6);
  return join(housing, tip);
};

const typeCCable = (colour: Hex): Solid => {
  const coilLine = Array.from({ length: 64 }, (_, i) => coilPoint(i));
  const coil = tube(cloth(colour, 0.14), coilLine, 0.28);
  const leatherTie = move(box(leather('#3a2a20'), 2.2, 2.2, 1.2, 0.4), -5.4, 0, 0);
  return join(coil, cablePlug(6.8, 5), cablePlug(2, 8), leatherTie);
};

/** The magnetic ring that holds a phone to its power bank. */
const chargingRing = (colour: Hex): Solid =>
  move(
    facing(
      lathe(plastic(lighter(colour, 0.3)), [
        [2.3, 0],
        [2.6, 0.1],
        [2.3, 0.14],
      ]),
    ),
    0,
    8,
    0.8,
  );

/** The display of a power bank, whose three digits are lit blocks. */
const chargeDisplay = (): Solid => {
  const screen = move(box(dark, 4, 2, 0.1, 0.03), 0, 11, 1.3);
  const digitDistance = 1.2;
  const digits = repeat(3, (i) =>
    move(box(glow('#7fd6f0', 1.2), 0.8, 1.1, 0.06, 0.02), -1.2 + i * digitDistance, 11.5, 1.36),
  );
  return join(screen, digits);
};

/** Degrees by which a power bank and a phone beside it lean back. */
const lean = -12;

const phoneBeside = (): Solid => {
  const phone = slab(metal('#b9bdc4', 0.3), 7.2, 15.2, 0.8, wallpaper('#b0608a'));
  return move(turn(phone, lean, 0), 8.6, 0, -3);
};

const chargingCable = (): Solid =>
  tube(
    matte('#26272a'),
    [
      [3, 1, 2],
      [7, 0.6, 4],
      [10, 0.4, 0],
    ],
    0.28,
  );

/** A power bank: with a ring for charging without a cable, or with a display and a cable. */
const powerBank = (colour: Hex, { isWireless }: { readonly isWireless: boolean }): Solid => {
  const shell = box(plastic(colour, 0.3), 7, 14.6, isWireless ? 1.6 : 2.6, 0.7);
  const front = isWireless ? chargingRing(colour) : chargeDisplay();
  const bank = turn(join(shell, front), lean, 0);
  const beside = isWireless ? phoneBeside() : chargingCable();
  return join(bank, beside);
};

export const phoneChargers: Kinds = {
  ganCharger: stands('#f5f4f0', ganCharger, fromHigher),
  typeCCable: stands('#26262a', typeCCable, { pitch: 38 }),
  powerBank: stands('#26262a', (c) => powerBank(c, { isWireless: false })),
  magneticBank: stands('#f1efec', (c) => powerBank(c, { isWireless: true })),
};
