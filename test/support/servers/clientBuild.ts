import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressPrefixes } from '#domain/pages/languages.ts';

/** A minimal client build with the same placeholders for the server's output as the shop's. */

export const themeScript = "document.documentElement.classList.add('dark');";
/** The scripts that follow the header. */
export const laterScripts = ['captureEvents();', 'addFonts();'] as const;

const page = `<head>
    <!--head-->
    <title>Hatkhola</title>
    <!--/head-->
    <script src="/theme.js"></script>
    <script id="settings" type="application/json">{}</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body>
    <!--noscript--><!--/noscript-->
    <div id="root"></div>
    <!--after-header-->
    <script src="/later-0.js"></script>
    <script src="/later-1.js"></script>
    <!--/after-header-->
<!--preloaded-state--></body>`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_base.js'], css: ['assets/index-1.css'] },
  '_base.js': { file: 'assets/base-1.js' },
  'src/storefront/listing/ShopScreen.tsx': {
    file: 'assets/ShopScreen-1.js',
    imports: ['_base.js', '_products.js'],
  },
  '_products.js': { file: 'assets/products-1.js' },
};

const writeInto = (folder: string, prefix: string): void => {
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page.replaceAll(/(?<=(?:src|href)=")\//g, `${prefix}/`));
  writeFileSync(join(folder, 'theme.js'), themeScript);
  for (const [index, script] of laterScripts.entries())
    writeFileSync(join(folder, `later-${index}.js`), script);
  writeFileSync(join(folder, 'assets/index-1.css'), 'body{margin:0}');
  // The server must not send source maps.
  writeFileSync(join(folder, 'assets/index-1.js.map'), '{"sourcesContent":["secret"]}');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
};

/** Writes the build, in each language, to a new temporary folder that the test must remove; returns the folder. */
export const writeClientBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-build-'));
  for (const prefix of Object.values(addressPrefixes)) writeInto(join(folder, prefix), prefix);
  return folder;
};
