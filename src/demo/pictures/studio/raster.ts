import type { Camera } from './camera.ts';
import { type Mesh, type Solid } from './mesh.ts';

/** What the camera sees in each pixel: nearness (1 / depth, 0 for nothing), normal, and number of the mesh. */
export interface Layer {
  readonly near: Float32Array;
  readonly normals: Float32Array;
  readonly meshes: Uint16Array;
}

/** A layer that shows nothing. */
export const emptyLayer = (pixels: number): Layer => ({
  near: new Float32Array(pixels),
  normals: new Float32Array(pixels * 3),
  meshes: new Uint16Array(pixels),
});

/** The x and y in pixels and the nearness of each corner of a mesh, one after the other. */
const project = ({ positions }: Mesh, camera: Camera): Float32Array => {
  const { eye, right, up, ahead, lens, centreX, centreY } = camera;
  const places = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] as number) - eye[0];
    const y = (positions[i + 1] as number) - eye[1];
    const z = (positions[i + 2] as number) - eye[2];
    const near = 1 / (x * ahead[0] + y * ahead[1] + z * ahead[2]);
    places[i] = centreX + (x * right[0] + y * right[1] + z * right[2]) * near * lens;
    places[i + 1] = centreY - (x * up[0] + y * up[1] + z * up[2]) * near * lens;
    places[i + 2] = near;
  }
  return places;
};

/**
 * The triangle that is drawn: its box of pixels, and the weights of its corners. Corner a weighs `a0 + aByX·x + aByY·y` at
 * a point, b likewise, c the rest. One object for all triangles, since this runs for every one.
 */
const triangle = { left: 0, right: 0, top: 0, bottom: 0, a0: 0, aByX: 0, aByY: 0, b0: 0, bByX: 0, bByY: 0 };

/** Fills `triangle` for three corners, which are indexes into `places`; false when it covers no pixel's centre. */
const prepareTriangle = (
  places: Float32Array,
  a: number,
  b: number,
  c: number,
  width: number,
  height: number,
): boolean => {
  const ax = places[a] as number;
  const ay = places[a + 1] as number;
  const bx = places[b] as number;
  const by = places[b + 1] as number;
  const cx = places[c] as number;
  const cy = places[c + 1] as number;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return false;
  // A pixel's centre is half a pixel from its edges.
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (left > right || top > bottom) return false;
  triangle.left = left;
  triangle.right = right;
  triangle.top = top;
  triangle.bottom = bottom;
  triangle.aByX = (by - cy) / area;
  triangle.aByY = (cx - bx) / area;
  triangle.a0 = (bx * cy - by * cx) / area;
  triangle.bByX = (cy - ay) / area;
  triangle.bByY = (ax - cx) / area;
  triangle.b0 = (cx * ay - cy * ax) / area;
  return true;
};

/** Which surface of several a layer keeps. */
export interface RasterOptions {
  /** Draws only what is nearer than this layer. */
  readonly inFrontOf?: Layer;
  /** The farthest surface instead of the nearest. */
  readonly keepsFar?: boolean;
}

/** Where a mesh is drawn; without `normals` only the nearness of each pixel is kept. */
interface Target extends Pick<Layer, 'near'>, Partial<Omit<Layer, 'near'>> {
  readonly width: number;
  readonly height: number;
}

/** Draws one mesh, whose corners have a pixel and a nearness in `places`. */
export const drawMesh = (
  { indexes, normals: meshNormals }: Mesh,
  places: Float32Array,
  number: number,
  { width, height, near, normals, meshes }: Target,
  { inFrontOf, keepsFar = false }: RasterOptions = {},
): void => {
  for (let t = 0; t < indexes.length; t += 3) {
    const a = (indexes[t] as number) * 3;
    const b = (indexes[t + 1] as number) * 3;
    const c = (indexes[t + 2] as number) * 3;
    if (!prepareTriangle(places, a, b, c, width, height)) continue;
    const { left, right, top, bottom, a0, aByX, aByY, b0, bByX, bByY } = triangle;
    const nearA = places[a + 2] as number;
    const nearB = places[b + 2] as number;
    const nearC = places[c + 2] as number;
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const wa = a0 + aByX * (x + 0.5) + aByY * (y + 0.5);
        const wb = b0 + bByX * (x + 0.5) + bByY * (y + 0.5);
        const wc = 1 - wa - wb;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const nearness = wa * nearA + wb * nearB + wc * nearC;
        const i = y * width + x;
        // 0 while nothing is drawn in this pixel.
        const drawn = near[i] as number;
        if (keepsFar ? drawn !== 0 && nearness >= drawn : nearness <= drawn) continue;
        if (inFrontOf !== undefined && nearness <= (inFrontOf.near[i] as number)) continue;
        near[i] = nearness;
        if (normals === undefined || meshes === undefined) continue;
        for (let axis = 0; axis < 3; axis += 1)
          normals[i * 3 + axis] =
            wa * (meshNormals[a + axis] as number) +
            wb * (meshNormals[b + axis] as number) +
            wc * (meshNormals[c + axis] as number);
        meshes[i] = number;
      }
    }
  }
};

/** Draws the meshes into the layer; the number of a mesh is its place in the list plus `first`. */
export const raster = (
  meshes: Solid,
  first: number,
  camera: Camera,
  layer: Layer,
  options?: RasterOptions,
): void => {
  const target = { ...layer, width: camera.width, height: camera.height };
  for (const [place, mesh] of meshes.entries())
    drawMesh(mesh, project(mesh, camera), first + place, target, options);
};
