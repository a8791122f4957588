import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, type Material, printed, satin } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { sheet } from '../../studio/surfaces.ts';
import { type Kinds, lies } from '../kind.ts';
import { bands, flowers } from '../prints.ts';
import { gold } from './parts.ts';

/**
 * A folded saree, with its decorated end spread over it like a fan.
 * Lengths are centimetres, angles of `turn` degrees. box: width, height, depth, rounding; sheet: columns, rows, point at u and v; move
 * and turn: x, y, z.
 */

/** Rings around the origin every 7 cm: gold (1) with a pale inner edge (2), on plain cloth (0). */
const goldRings = (x: number, _y: number, z: number): number => {
  const outwards = Math.hypot(x, z) % 7;
  if (outwards < 1) return 1;
  return outwards > 6 ? 2 : 0;
};

/** Radians from the first pleat of the saree's end to the last. */
const spread = 2.3;

/** The pleated end: `u` goes along its outer edge, `v` from the middle outwards. */
const pleatedEnd = (material: Material): Solid =>
  sheet(material, 120, 14, (u, v) => {
    const angle = (u - 0.5) * spread + Math.PI / 2;
    const radius = 3 + v * 32;
    // Thirteen pleats, which rise towards the edge.
    const pleat = Math.abs(Math.sin(u * Math.PI * 13)) * (0.4 + v * 1.6);
    return [Math.cos(angle) * radius * 0.96, 6.6 + pleat, Math.sin(angle) * radius - 16];
  });

const saree = (colour: Hex): Solid => {
  const border = printed(satin(darker(colour, 0.35)), [darker(colour, 0.4), gold], bands(3, 0.35));
  const fabric = printed(
    cloth(colour, 0.16),
    [colour, lighter(colour, 0.72), darker(colour, 0.4)],
    flowers(6),
  );
  const layer = join(box(fabric, 44, 1.5, 34, 0.7), move(box(border, 44.4, 1.55, 5, 0.7), 0, 0, 15));
  const layers = [0, 1.6, 3.2].flatMap((y) => move(layer, 0, y, 0));
  const topLayer = turn(move(layer, 0, 4.8, 0), 0, 2);
  const endPrint = printed(border, [darker(colour, 0.38), gold, lighter(colour, 0.6)], goldRings);
  const spreadEnd = move(pleatedEnd(endPrint), 0, 0, 8);
  // The model of a kind that lies stands in the plane of x and y.
  return turn(join(layers, topLayer, spreadEnd), 90, 0);
};

export const sarees: Kinds = {
  saree: lies('#b8282e', saree, { pitch: 62, yaw: -14 }),
};
