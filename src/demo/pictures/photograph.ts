import type { Kind } from './models/kind.ts';
import type { Pose } from './studio/camera.ts';
import type { Hex } from './studio/colour.ts';
import { at, boundsOf, ground, join, move, type Point, type Solid, scale, turn } from './studio/mesh.ts';
import { props } from './studio/props.ts';
import type { Picture } from './studio/renderPicture.ts';
import type { View } from './studio/views.ts';

/** Places models before the camera. Its shares, angles and distances were chosen by eye. */

/** What hangs is so many times its own height above the ground, so that its shadow is out of the picture. */
const farUp = 12;

/** The model of a kind, placed about the origin as it stands, lies or hangs. */
const placed = (kind: Kind, colour: Hex): Solid => {
  const model = kind.make(colour);
  const [low, high] = boundsOf(model);
  const middle = move(
    model,
    -(low[0] + high[0]) / 2,
    kind.lies ? -(low[1] + high[1]) / 2 : 0,
    -(low[2] + high[2]) / 2,
  );
  if (kind.hangs) return move(middle, 0, (high[1] - low[1]) * farUp, 0);
  return ground(kind.lies ? turn(middle, -90, 0) : middle);
};

/** The camera of a view, in degrees from the kind's own pose: it looks at what lies from high above. */
const poseOf = ({ lies, yaw, pitch, focus }: Kind, view: View): Pose => {
  if (view === 'back') return lies ? { yaw: yaw + 34, pitch: 42 } : { yaw: yaw + 168, pitch: pitch + 5 };
  if (view === 'detail')
    return { yaw: lies ? yaw + 24 : yaw + 46, pitch: lies ? 50 : pitch + 9, zoom: 2.3, focus };
  if (view === 'scene')
    return lies ? { yaw: yaw - 14, pitch: 62 } : { yaw: yaw - 8, pitch: Math.max(9, pitch - 4) };
  return { yaw, pitch };
};

/** A place whose nearest face is farther away than this, in shares of the bounds, is beside the subject. */
const near = 0.14;

/** The place of a detail; if it is beside the subject, as it may be with a thin one, the place of the subject's nearest face. */
const focusOn = (subject: Solid, focus: Point): Point => {
  const [low, high] = boundsOf(subject);
  let nearest: Point = focus;
  let least = Number.POSITIVE_INFINITY;
  for (const { positions, indexes } of subject)
    for (let i = 0; i < indexes.length; i += 3) {
      const share = (k: number): number => {
        const sum = [0, 1, 2].reduce((total, j) => total + at(positions, at(indexes, i + j) * 3 + k), 0);
        return (sum / 3 - at(low, k)) / (at(high, k) - at(low, k) || 1);
      };
      const place: Point = [share(0), share(1), share(2)];
      const away = Math.hypot(place[0] - focus[0], place[1] - focus[1], place[2] - focus[2]);
      if (away < least) [least, nearest] = [away, place];
    }
  return least > near ? nearest : focus;
};

/** Distance of the middles of two things beside each other, in widths of one; what lies overlaps a little. */
const beside = { stands: 1.12, lies: 0.9184 };
/** Centimetres: a larger thing is before the floor, and each hanging thing too, whose height counts from the ground (`farUp`). */
const widestOnTable = 75;

/** The picture of a product in one view. The scene also shows the product in its second colour. */
export const photograph = (kind: Kind, colours: readonly Hex[], view: View): Picture => {
  const [colour = kind.colour, second] = colours;
  const model = placed(kind, colour);
  const turned = view === 'back' && kind.lies ? ground(turn(model, 0, 180, 180)) : model;
  const picture = { pose: poseOf(kind, view), backdrop: 'studio' } as const;
  if (view === 'detail')
    return { ...picture, subject: turned, pose: { ...picture.pose, focus: focusOn(turned, kind.focus) } };
  if (view !== 'scene') return { ...picture, subject: turned };
  const [low, high] = boundsOf(model);
  const wide = high[0] - low[0];
  const deep = high[2] - low[2];
  const other =
    second === undefined
      ? []
      : move(
          placed(kind, second),
          wide * (kind.lies ? beside.lies : beside.stands),
          0,
          // Towards the wall, so that the first thing stays in front.
          kind.lies ? -deep * 0.12 : -Math.max(deep * 0.9, wide * 0.3),
        );
  const subject = join(model, other);
  const size = Math.max(wide, high[1], deep);
  return {
    ...picture,
    subject,
    props: kind.hangs ? [] : props(boundsOf(subject), kind.lies),
    backdrop: size > widestOnTable && !kind.lies ? 'floor' : 'table',
    tint: colour,
  };
};

/** Things of all sizes are scaled to these heights on a slide, in centimetres: those behind and those in front. */
const slideHeights = [24, 12.5];
/** Share of the slide that the things fill. */
const slideFill = 0.84;

/** The picture of several kinds on a table, for a slide. Every second one stands before the gap between two others. */
export const arrange = (kinds: readonly Kind[]): Picture => {
  let right = 0;
  const subject = kinds.flatMap((kind, index) => {
    const isFront = index % 2 === 1;
    const tall = slideHeights[index % 2] ?? 0;
    const model = turn(placed(kind, kind.colour), 0, 18 - index * 4);
    const [low, high] = boundsOf(model);
    const wide = high[0] - low[0];
    const factor = Math.min(tall / (high[1] - low[1]), (tall * (isFront ? 1.3 : 0.95)) / wide);
    const middle = (low[0] + high[0]) / 2;
    const place = isFront ? right - middle * factor : right - low[0] * factor;
    if (!isFront) right += wide * factor + 1.4;
    return ground(move(scale(model, factor), place, 0, isFront ? 15 : 0));
  });
  const pose = { yaw: 0, pitch: 9, fill: slideFill };
  return { subject, pose, backdrop: 'table', tint: '#d9cfc0' };
};
