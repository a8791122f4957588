import { stockLimits } from '#domain/products/stock.ts';
import { typedNumber } from '#domain/values/typedText.ts';

/** The text of a field of pieces after one more piece was scanned; a text that is no number stays as it is. */
export const onePieceMore = (text: string): string => {
  const pieces = text.trim() === '' ? 0 : typedNumber(text);
  return Number.isInteger(pieces) && pieces < stockLimits.pieces ? String(pieces + 1) : text;
};
