import { isRecord, readText } from '../values/parse.ts';
import { isResolvable } from '../values/webAddress.ts';

/** One slide of the home page's slider; `title` is its alternative text, `time` ISO. */
export interface Slide {
  readonly _id: string;
  readonly image: string;
  readonly title: string;
  readonly time: string;
}

/** The slide that a host sent; `null` without an id or a resolvable image. */
export const readSlide = (raw: unknown): Slide | null => {
  if (!isRecord(raw)) return null;
  const _id = readText(raw._id ?? raw.id);
  const image = readText(raw.image);
  if (_id === '' || image === '' || !isResolvable(image)) return null;
  return { _id, image, title: readText(raw.title), time: readText(raw.time) };
};
