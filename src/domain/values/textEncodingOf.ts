/** The encodings in which files of text are read: product files, files of categories and statements. */
type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * The encoding of a file of text, by the byte order mark with which a file in UTF-16 begins, such as Excel's “Unicode text”; UTF-8 for
 * any other one.
 */
export const textEncodingOf = ([first, second]: Iterable<number>): TextEncoding => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};
