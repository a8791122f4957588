import type { Kind } from '../models/kind.ts';
import type { Pose } from './camera.ts';
import type { Hex } from './colour.ts';
import { boundsOf, ground, join, move, type Solid, scale, turn } from './mesh.ts';
import { props } from './props.ts';
import type { Picture } from './renderPicture.ts';
import type { View } from './views.ts';

/** The product as it stands or is on the ground. */
const placed = (kind: Kind, colour: Hex): Solid => {
  const model = kind.make(colour);
  const [low, high] = boundsOf(model);
  const middle = move(
    model,
    -(low[0] + high[0]) / 2,
    kind.lies ? -(low[1] + high[1]) / 2 : 0,
    -(low[2] + high[2]) / 2,
  );
  return ground(kind.lies ? turn(middle, -90, 0) : middle);
};

const poseOf = ({ lies, yaw, pitch, focus }: Kind, view: View): Pose => {
  if (view === 'back') return lies ? { yaw: yaw + 34, pitch: 42 } : { yaw: yaw + 168, pitch: pitch + 5 };
  if (view === 'detail')
    return { yaw: lies ? yaw + 24 : yaw + 46, pitch: lies ? 50 : pitch + 9, zoom: 2.3, focus };
  if (view === 'scene')
    return lies ? { yaw: yaw - 14, pitch: 62 } : { yaw: yaw - 8, pitch: Math.max(9, pitch - 4) };
  return { yaw, pitch };
};

/** Space between two things beside each other, as a share of their width. */
const beside = 1.12;

/** The picture of a product in one view. The scene shows its second colour too. */
export const photograph = (kind: Kind, colours: readonly Hex[], view: View): Picture => {
  const [colour = kind.colour, second] = colours;
  const model = placed(kind, colour);
  const turned = view === 'back' && kind.lies ? ground(turn(model, 0, 180, 180)) : model;
  const picture = { pose: poseOf(kind, view), width: 0, height: 0, backdrop: 'studio' } as const;
  if (view !== 'scene') return { ...picture, subject: turned };
  const [low, high] = boundsOf(model);
  const wide = high[0] - low[0];
  const deep = high[2] - low[2];
  const other =
    second === undefined
      ? []
      : move(
          placed(kind, second),
          wide * beside * (kind.lies ? 0.82 : 1),
          0,
          kind.lies ? -deep * 0.12 : -Math.max(deep * 0.9, wide * 0.3),
        );
  const subject = join(model, other);
  const size = Math.max(wide, high[1], deep);
  return {
    ...picture,
    subject,
    props: props(boundsOf(subject), kind.lies),
    backdrop: size > 75 && !kind.lies ? 'floor' : 'table',
    tint: colour,
  };
};

/** Height of a thing on a slide, in centimetres: things of all sizes stand beside each other. */
const slideHeight = 24;

/** Several kinds in a row on a table, wide enough for a slide. */
export const arrange = (kinds: readonly Kind[]): Picture => {
  let right = 0;
  const subject = kinds.flatMap((kind, index) => {
    const model = turn(placed(kind, kind.colour), 0, 18 - index * 4);
    const [low, high] = boundsOf(model);
    const [wide, tall] = [high[0] - low[0], high[1] - low[1]];
    const factor = Math.min((slideHeight * (1 - (index % 2) * 0.22)) / tall, (slideHeight * 1.05) / wide);
    const thing = ground(move(scale(model, factor), right - low[0] * factor, 0, (index % 2) * 5));
    right += wide * factor + 2.2;
    return thing;
  });
  return { subject, pose: { yaw: 0, pitch: 9 }, backdrop: 'table', width: 0, height: 0, tint: '#d9cfc0' };
};
