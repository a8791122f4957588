import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = 'docs/requirements.md';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.](ts|tsx|js|css|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const textOf = (file: string): string => readFileSync(file, 'utf8');

const listed = [...textOf(page).matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id);
const prefixes = [...new Set(listed.map((id) => id.split('-')[0]))];
const idsIn = (text: string): string[] =>
  text.match(new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g')) ?? [];

describe('the requirements', () => {
  it('have one line each', () => {
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  it('contain every id that code, tests and documents name', () => {
    const files = ['README.md', ...['src', 'test', 'public', 'docs'].flatMap(filesIn)];
    const unknown = files.flatMap((file) =>
      idsIn(textOf(file))
        .filter((id) => !listed.includes(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are each named by a test', () => {
    const named = new Set(filesIn('test').flatMap((file) => idsIn(textOf(file))));
    expect(listed.filter((id) => !named.has(id))).toEqual([]);
  });
});
