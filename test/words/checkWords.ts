import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords, wordMessage } from './findWords.ts';

/** `npm run check:words`: fails when a page, source or test holds a word that `wordRules.ts` replaces. */

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.](ts|tsx|js|mjs|css|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join('test', 'words')));

const atRoot = readdirSync('.').filter((name) => /[.](md|ts)$/.test(name));
const files = [...atRoot, ...['src', 'test', 'docs', 'public'].flatMap(filesIn)];
const found = files.flatMap((file) => findWords(file, readFileSync(file, 'utf8')));

for (const word of found) console.error(wordMessage(word));
if (found.length > 0) {
  console.error(`${found.length} words to replace.`);
  process.exitCode = 1;
}
