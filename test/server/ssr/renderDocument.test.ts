import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderResult } from '#contract/rendering.ts';
import { defaultSettings } from '#contract/settings.ts';
import { renderDocument } from '#server/ssr/renderDocument.ts';
import { readViteManifest } from '#server/ssr/viteManifest.ts';
import { themeScript as theme, writeClientBuild } from '../../support/servers/clientBuild.ts';

const renderResult = {
  status: 200,
  head: { title: 'Shop' },
  html: '<p style="color:red">৳490</p>',
  css: '.a{color:red}',
  styleVersion: '6',
  preloadedState: null,
  files: ['src/storefront/listing/ShopScreen.tsx'],
};
const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

let folder = '';
beforeAll(() => {
  folder = writeClientBuild();
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (changes: Partial<RenderResult> = {}) =>
  renderDocument(
    readViteManifest(folder),
    { ...renderResult, ...changes },
    defaultSettings,
    'https://shop.example',
  );

describe('a rendered page', () => {
  it('TH-1 waits for no file before its first paint: classic scripts and styles are inlined', () => {
    const { html } = write();
    expect(html).toContain(`<script>${theme}</script>`);
    expect(html).toContain('<style>body{margin:0}</style>');
    expect(html).not.toMatch(/<script src=|rel="stylesheet"/);
  });

  it('DB-4 lists for CSP exactly the scripts and styles in it', () => {
    const { scriptHashes, styleHashes, styleAttributeHashes } = write();
    expect({ scriptHashes, styleHashes, styleAttributeHashes }).toEqual({
      scriptHashes: [hash(theme)],
      styleHashes: [hash('body{margin:0}'), hash('.a{color:red}')],
      styleAttributeHashes: [hash('color:red')],
    });
  });

  it('LS-3 preloads its images before the application, and lists each file of it once', () => {
    const files = [...write().html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g)];
    expect(files.map(([tag]) => /assets\/[^"]+/.exec(tag)?.[0])).toEqual([
      'assets/ShopScreen-1.js',
      'assets/products-1.js',
      'assets/index-1.js',
      'assets/base-1.js',
    ]);
    expect(files.every(([tag]) => tag.includes('fetchpriority="low"'))).toBe(true);
  });

  it('RT-18 PD-1 leaves out an image whose URL cannot be resolved', () => {
    const image = ['https://', '/pictures/kettle-450.webp'];
    const { html } = write({
      head: { title: 'Kettle', image: 'https://', jsonLd: [{ '@type': 'Product', image, url: 'http://[' }] },
    });
    expect(html).not.toContain('og:image');
    expect(html).toContain('{"@type":"Product","image":["https://shop.example/pictures/kettle-450.webp"]}');
  });
});
