import { metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, lens, steel, white } from './parts.ts';

/**
 * Security cameras: one with a round head, and one with a solar panel.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; cylinder: radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; lens: radius; move
 * and turn: x, y, z.
 */

const domeCamera = (): Solid => {
  const base = lathe(
    white,
    [
      [0, 0],
      [4, 0],
      [4.2, 1],
      [3.4, 3],
    ],
    { bevel: 0.5 },
  );
  const head = move(ball(white, 4.2), 0, 6.2, 0);
  const darkFront = move(scale(ball(dark, 3.2), 1, 1.1, 0.6), 0, 6.4, 2.5);
  const cameraLens = move(lens(1.1), 0, 6.6, 4.4);
  return join(base, head, darkFront, cameraLens);
};

const cameraHousing = (): Solid => {
  const upright = lathe(
    white,
    [
      [0, -5],
      [2.8, -5],
      [3, 4],
      [2.6, 5],
      [0, 5],
    ],
    { bevel: 0.5 },
  );
  const facingViewer = turn(upright, 90, 0);
  return move(facingViewer, 0, 12, 2);
};

const solarPanel = (): Solid => {
  const cells = box(plastic('#26344f', 0.08), 18, 0.6, 13, 0.2);
  const linesBetweenCells = repeat(5, (i) =>
    move(box(metal('#9aa6b8'), 0.1, 0.1, 13, 0.02), -7 + i * 3.5, 0.56, 0),
  );
  const frame = box(white, 18.6, 0.4, 13.6, 0.2);
  const flat = join(cells, linesBetweenCells, frame);
  const facingSun = turn(flat, 24, 0);
  return move(facingSun, 0, 19, -5);
};

const solarCamera = (): Solid => {
  const cameraLens = move(lens(1.8), 0, 12, 7);
  const arm = tube(
    white,
    [
      [0, 12, -3],
      [0, 15, -6],
      [0, 12, -9],
    ],
    0.9,
  );
  const panelArm = tube(
    white,
    [
      [0, 12, -9],
      [0, 19.4, -6],
    ],
    0.6,
  );
  const wallPlate = move(turn(cylinder(white, 3.4, 1), 90, 0), 0, 12, -10);
  const pole = tube(
    steel,
    [
      [0, 12, -10],
      [0, 0, -10],
    ],
    0.9,
  );
  const foot = move(cylinder(white, 4, 1), 0, 0, -10);
  return join(cameraHousing(), cameraLens, arm, solarPanel(), panelArm, wallPlate, pole, foot);
};

export const securityCameras: Kinds = {
  domeCamera: stands('#f5f4f0', domeCamera),
  solarCamera: stands('#f5f4f0', solarCamera),
};
