import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings.ts';
import { readBuiltFiles } from '#server/firstView/builtFiles.ts';
import { writePage } from '#server/firstView/writePage.ts';

const page = `<head>
    <!--head-->
    <title>Hatkhola</title>
    <!--/head-->
    <script src="/theme.js"></script>
    <script id="settings" type="application/json">{}</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"></div>
<!--carried--></body>`;
const theme = "document.documentElement.classList.add('dark');";
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_base.js'], css: ['assets/index-1.css'] },
  '_base.js': { file: 'assets/base-1.js' },
  'src/storefront/listing/ShopScreen.tsx': {
    file: 'assets/ShopScreen-1.js',
    imports: ['_base.js', '_goods.js'],
  },
  '_goods.js': { file: 'assets/goods-1.js' },
};
const painting = {
  status: 200,
  head: { title: 'Shop' },
  html: '<p style="color:red">৳490</p>',
  css: '.a{color:red}',
  styleVersion: '6',
  carried: null,
  files: ['src/storefront/listing/ShopScreen.tsx'],
};
const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatkhola-build-'));
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'theme.js'), theme);
  writeFileSync(join(folder, 'assets/index-1.css'), 'body{margin:0}');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = () => writePage(readBuiltFiles(folder), painting, defaultSettings, 'https://shop.example');

describe('a painted page', () => {
  it('TH-1 waits for no file before its first paint: plain scripts and styles stand in it', () => {
    const { html } = write();
    expect(html).toContain(`<script>${theme}</script>`);
    expect(html).toContain('<style>body{margin:0}</style>');
    expect(html).not.toMatch(/<script src=|rel="stylesheet"/);
  });

  it('DB-4 names to CSP just the scripts and styles that stand in it', () => {
    const { scriptHashes, styleHashes, styleAttributeHashes } = write();
    expect({ scriptHashes, styleHashes, styleAttributeHashes }).toEqual({
      scriptHashes: [hash(theme)],
      styleHashes: [hash('body{margin:0}'), hash('.a{color:red}')],
      styleAttributeHashes: [hash('color:red')],
    });
  });

  it('LS-3 asks for its pictures before the application, whose every file it names once', () => {
    const files = [...write().html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g)];
    expect(files.map(([tag]) => /assets\/[^"]+/.exec(tag)?.[0])).toEqual([
      'assets/ShopScreen-1.js',
      'assets/goods-1.js',
      'assets/index-1.js',
      'assets/base-1.js',
    ]);
    expect(files.every(([tag]) => tag.includes('fetchpriority="low"'))).toBe(true);
  });
});
