/** The text of public/taka.js for these WOFF2 files of the taka sign in both weights. */
export const takaScript = (regular: Buffer, bold: Buffer): string => `\
// The taka sign (U+09F3), which many system fonts lack; \`npm run fonts\` writes this file. A font of a style sheet, even one
// in a data: URL, arrives after the first layout, which then looks for the sign in every font (docs/decisions/0100).
for (const [weight, font] of [
  ['400', '${regular.toString('base64')}'],
  ['700', '${bold.toString('base64')}'],
])
  document.fonts.add(
    new FontFace(
      'Taka',
      Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
      {
        weight,
        sizeAdjust: '96%',
        ascentOverride: '97.9%',
        descentOverride: '26%',
        lineGapOverride: '0%',
        unicodeRange: 'U+09F3',
      },
    ),
  );
`;
