import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { textElement, withoutForbidden } from '#server/seo/xml.ts';

/** The text of an element as a parser that knows all rules of XML reads it. */
const readBack = (xml: string): string => {
  const parser = new SaxesParser();
  let text = '';
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
};

it('SP-7 text is read back as it was, whatever characters it has', () => {
  const text = `Jars & "lids" <b>'২'</b> ]]> ৳ 😀\nনতুন র\u200d্যাক`;
  expect(readBack(textElement('a', text))).toBe(text);
});

it('SP-7 what XML forbids is left out, with halves of characters', () => {
  expect(withoutForbidden('a\0b\u0001c\u000bd\ud83de\ufffef\u007fg\u0085h\ti\nj😀')).toBe('abcdefgh\ti\nj😀');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        // A parser reads every line end as `\n`.
        const lines = withoutForbidden(text).replace(/\r\n?/g, '\n');
        expect(readBack(textElement('a', text))).toBe(lines);
      },
    ),
  );
});
