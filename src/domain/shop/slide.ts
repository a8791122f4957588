import { bengaliTexts, language } from '#messages/language.ts';
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
  /** Title and button on Bengali pages (BN-5), absent without any. */
  readonly titleBengali?: string | undefined;
  readonly buttonBengali?: string | undefined;
}

/** The slide with its texts in the language of the application. */
export const localSlide = (slide: Slide): Slide =>
  language === 'bn'
    ? { ...slide, title: slide.titleBengali || slide.title, button: slide.buttonBengali || slide.button }
    : slide;

/**
 * The slide that a host sent; `null` without an id or a resolvable image. An English application leaves out the Bengali
 * texts, which it does not show.
 */
export const readSlide = (raw: unknown): Slide | null => {
  if (!isRecord(raw)) return null;
  // Other hosts may name it `id` (API-8).
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
    ...(language === 'bn' ? bengaliTexts(raw, ['titleBengali', 'buttonBengali']) : null),
  };
};
