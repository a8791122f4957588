/**
 * Whether the text has a letter that the Bengali font draws (theme/fonts.css). The taka sign (U+09F3) is left out: it has a font
 * file of its own, and English pages with prices need no Bengali font.
 */
export const hasBengali = (text: string): boolean => /[\u0964\u0965\u0980-\u09f2\u09f4-\u09ff]/.test(text);
