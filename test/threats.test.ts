import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const textOf = (file: string): string => readFileSync(file, 'utf8');
const threats = textOf('docs/threats.md');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat ') && !line.startsWith('| id '))
    .map(cellsOf);

const rows = rowsOf(threats).map(([threat = '', measure = '', tests = '']) => ({
  threat,
  measure,
  tests: tests.split('<br>').map((test) => {
    const [, file = '', title = ''] = /^`(test\/[^`]+)` (.+)$/.exec(test) ?? [];
    return { file, title };
  }),
}));

const testCall = /\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`),/g;

/** Whether the file has a test of exactly this title. */
const hasTest = ({ file, title }: { readonly file: string; readonly title: string }): boolean =>
  existsSync(file) &&
  [...textOf(file).matchAll(testCall)].some(([, ...titles]) => titles.some((each) => each === title));

const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:src|test|docs|public)\/[^`\s]+|\.npmrc|\.dockerignore|Dockerfile|[\w.-]+\.(?:json|yaml))`/g,
    ),
  ].map(([, path = '']) => path);

const sources = ['src', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

describe('the threats', () => {
  it('SEC-9 each have a measure in a file and a test of that title', () => {
    const missing = rows.flatMap(({ threat, measure, tests }) => [
      ...(pathsIn(measure).length === 0 ? [`${threat}: no measure`] : []),
      ...tests.filter((test) => !hasTest(test)).map(({ file, title }) => `${threat}: ${file} ${title}`),
    ]);

    expect(rows.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  it('SEC-9 name files that exist', () => {
    const named = ['docs/threats.md', 'docs/asvs.md', 'SECURITY.md'].flatMap((page) => pathsIn(textOf(page)));

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the sources', () => {
  it('SEC-3 write no HTML past React and run no text', () => {
    const unsafe =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc/i;

    expect(sources.length).toBeGreaterThan(300);
    // It shows what `server/pages/pageMarkdown.ts` makes, whose own test tries what an author could write.
    expect(sources.filter((file) => unsafe.test(textOf(file)))).toEqual(['src/ui/layout/RichText.tsx']);
  });

  it('SEC-9 the server sends requests from these files only', () => {
    const requests =
      /(?:await|return|=>|=) fetch\(|createRemoteJWKSet\(|reply\.from\(|from 'undici'|import .* from 'node:https?'/;
    const types = /^import type .*$|^\s*\*.*$/gm;
    const senders = sources.filter(
      (file) => file.startsWith('src/server/') && requests.test(textOf(file).replaceAll(types, '')),
    );

    expect(senders.toSorted()).toEqual([
      // Google's keys.
      'src/server/auth/idTokens.ts',
      // The couriers that an admin has set up.
      'src/server/couriers/callCourier.ts',
      // Checks requests to the emulator, and sends none.
      'src/server/firebaseEmulator/emulatorGuard.js',
      // The emulator that the shop started.
      'src/server/firebaseEmulator/identityProxy.ts',
      'src/server/firebaseEmulator/postAsOwner.ts',
      // Tells requests from the network by their class, and sends none.
      'src/server/http/limits/limitLoad.ts',
      // Answers requests for metrics, and sends none.
      'src/server/http/monitoring/openMetrics.ts',
      // The image storage that the operator set.
      'src/server/images/imageHostImages.ts',
      'src/server/images/s3Images.ts',
    ]);
  });
});

describe('the runbook', () => {
  it('SEC-9 says how each secret that the shop makes in its database is replaced', () => {
    const made = /(?:secretName = |(?:sharedSecret|createLinkTokens)\([\w.]+, )'(\w+)'/g;
    const names = sources.flatMap((file) => [...textOf(file).matchAll(made)].map(([, name = '']) => name));
    const [, section = ''] = /### A secret has leaked\n(.*?)\n### /s.exec(textOf('docs/operations.md')) ?? [];

    expect(names.toSorted()).toEqual(['advance', 'removedAddresses', 'tokens', 'tracking']);
    expect(names.filter((name) => !section.includes(name))).toEqual([]);
  });
});

describe('the page for operators', () => {
  it('SEC-9 names the limit of each call that answers 429 to too many requests in a minute', () => {
    const rowsOfLimits: Readonly<Record<string, string>> = {
      'client-errors': 'reporting an error of a browser | 20 |',
      orders: 'placing an order, signed in | 30 |',
      'own reviews': 'reading own reviews | 60 |',
      'payment checks': 'checking a payment | 6, ',
      'payment pages': 'opening a payment page | 6, ',
      reviews: 'writing or withdrawing a review | 10 |',
      secrets: 'saving or removing a key | 60 |',
      'sign-ins': 'signing in, registering | 60 |',
      'stock requests': 'asking for goods that are sold out | 6, ',
      'tracking number': 'finding an order by its numbers | 5, ',
      'tracking phone': 'finding an order by its numbers | 5, ',
      'trials of couriers': "trying a courier's keys | 1 |",
      uploads: 'uploading a picture | 60 |',
      'wrong webhook tokens': 'sending a wrong token of a webhook | 30, ',
    };
    const made = /app\.perMinute\('([^']+)'/g;
    const names = sources.flatMap((file) => [...textOf(file).matchAll(made)].map(([, name = '']) => name));
    const [, section = ''] = /## Limits\n(.*?)\n## /s.exec(textOf('docs/operations.md')) ?? [];

    expect(names.toSorted()).toEqual(Object.keys(rowsOfLimits).toSorted());
    expect(Object.values(rowsOfLimits).filter((row) => !section.includes(`| ${row}`))).toEqual([]);
  });
});

describe('the checklist of ASVS 5.0', () => {
  /** Requirements of levels 1 and 2 in each chapter of the standard: 253 of its 345. */
  const ofChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
  const states = new Set(['yes', 'part', 'no', 'provider', 'operator', 'does not apply']);
  const entries = rowsOf(textOf('docs/asvs.md'));

  it('SEC-9 answers each requirement of level 2 once, and says why', () => {
    const ids = entries.flatMap(([named = '']) => named.split(', '));
    const counts = ofChapters.map(
      (_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`) && /^\d+\.\d+\.\d+$/.test(id)).length,
    );

    expect(counts).toEqual(ofChapters);
    expect(new Set(ids).size).toBe(253);
    expect(entries.filter(([, state = '', why = '']) => !states.has(state) || why === '')).toEqual([]);
  });
});
