import { isRecord, readText } from '../values/parse.ts';
import { isResolvable, isWebAddress } from '../values/webAddress.ts';

/**
 * One slide of the home page's slider; `title` is its headline, `time` ISO. Its button leads to `link`, a path of the shop
 * or another site's address, and says `button`; either may be empty.
 */
export interface Slide {
  readonly _id: string;
  readonly image: string;
  readonly title: string;
  readonly link: string;
  readonly button: string;
  readonly time: string;
}

/** The slide that a host sent; `null` without an id or a resolvable image. */
export const readSlide = (raw: unknown): Slide | null => {
  if (!isRecord(raw)) return null;
  const _id = readText(raw._id ?? raw.id);
  const image = readText(raw.image);
  if (_id === '' || image === '' || !isResolvable(image)) return null;
  const link = readText(raw.link);
  return {
    _id,
    image,
    title: readText(raw.title),
    link: isWebAddress(link) ? link : '',
    button: readText(raw.button),
    time: readText(raw.time),
  };
};
