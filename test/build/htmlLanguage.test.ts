import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inBengali } from '../../src/build/plugins/htmlLanguage.ts';

const html = readFileSync('index.html', 'utf8');

describe('the page of the Bengali build', () => {
  it('BN-8 has its language, and the Bengali typeface before the script that fetches the typefaces', () => {
    const page = inBengali(html);
    expect(page).toContain('<html lang="bn">');
    expect(page).toMatch(
      /bengali-typeface[.]js"><\/script>\s*<script src="\/typeface[.]js"><\/script>\s*<script src="\/theme[.]js">/,
    );
  });

  it('BN-8 is not built from a page that has no place for its parts', () => {
    for (const part of ['<html lang="en">', '<script src="/typeface.js"></script>'])
      expect(() => inBengali(html.replace(part, ''))).toThrow(`index.html has no ${part}`);
  });
});
