import type { RenderResult } from '#contract/rendering.ts';

/** The markup of a page, whose parts may be encoded already. */
export const htmlText = (html: RenderResult['html']): string =>
  html.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');
