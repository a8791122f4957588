import { filledTexts } from '../values/filledTexts.ts';
import type { Slide } from './slide.ts';

/** The Bengali texts (BN-5) of a row, or of a slide that a host sent. Not in slide.ts, so that the storefront does not load it. */
export const readBengaliSlide = (raw: unknown): Pick<Slide, 'titleBengali' | 'buttonBengali'> =>
  filledTexts(raw, ['titleBengali', 'buttonBengali']);
