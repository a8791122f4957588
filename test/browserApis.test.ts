import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The build's target is ES2023 without polyfills: Chrome and Edge 110, Firefox 115, Safari 16. What is newer, or
 * missing on a page without TLS, in a private window or on the server, is used in one guarded place each.
 */

const folders = [
  'api',
  'app',
  'contract',
  'dashboard',
  'domain',
  'identity',
  'machines',
  'messages',
  'slices',
  'storefront',
  'ui',
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const sources = [...folders.map((folder) => join('src', folder)), 'public']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|js|css)$/.test(file) && !file.endsWith('.stories.tsx'));

/** Comments may name what the code avoids. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const users = (api: RegExp): string[] =>
  sources.filter((file) => api.test(withoutComments(readFileSync(file, 'utf8')))).toSorted();

describe('browser APIs', () => {
  it('ER-9 sees the sources', () => {
    expect(sources.length).toBeGreaterThan(300);
  });

  it.each([
    // Safari 16.4. An older one runs no line of a script that has one.
    ['look-behind of a pattern', /\(\?<[=!]/, []],
    // Safari 16.2 and Chrome 111. With a variable in it, no earlier declaration takes its place in an older one.
    ['color-mix', /color-mix\(/, []],
    // Firefox 121. A style sheet leaves out a rule with it; a script throws.
    [':has() in a script', /(querySelector(All)?|matches|closest)(<[\w\s|]+>)?\([^)]*:has\(/, []],
    // Safari 17 and Chrome 120.
    ['URL.canParse', /URL\.(canParse|parse)\b/, []],
    // Safari 17.4 and Chrome 116.
    ['AbortSignal.any', /AbortSignal\.any\b/, []],
    ['Promise.withResolvers', /Promise\.(withResolvers|try)\b/, []],
    ['groupBy', /(Object|Map)\.groupBy\b/, []],
    ['Array.fromAsync', /Array\.fromAsync\b/, []],
    ['methods of sets', /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, []],
    ['structuredClone', /\bstructuredClone\b/, []],
    // Missing in some embedded browsers.
    ['navigator.locks', /navigator\.locks\b/, []],
    ['BroadcastChannel', /\bBroadcastChannel\b/, []],
    // It is true on a network without the internet, and false on some desktops with one: it may explain a failure only.
    ['navigator.onLine', /navigator\.onLine\b/, ['src/ui/isOffline.ts']],
    // Only on a page with TLS.
    ['crypto.randomUUID', /randomUUID/, ['src/storefront/checkout/orderAttempt.ts']],
    ['navigator.clipboard', /navigator\.clipboard\b/, ['src/ui/writeClipboard.ts']],
    // Missing in most desktop browsers.
    ['navigator.share', /navigator\.share\b/, ['src/ui/openShareSheet.ts']],
    // Chrome 129.
    ['scheduler.yield', /scheduler\??\.yield/, ['src/app/start/yieldToMain.ts']],
    // Throw where the browser blocks cookies.
    [
      'localStorage',
      /\blocalStorage\b/,
      ['public/person.js', 'public/theme.js', 'public/typeface.js', 'src/slices/browserStorage.ts'],
    ],
    ['sessionStorage', /\bsessionStorage\b/, ['src/slices/browserStorage.ts']],
    // A clock that is set in between: what lasts a while is measured by timers or performance.now().
    ['Date.now', /\bDate\.now\b/, ['src/api/client/shopClock.ts']],
  ] as const)('ER-9 ER-7 %s is used in its guarded places only', (_, api, places) => {
    expect(users(api)).toEqual(places);
  });
});
