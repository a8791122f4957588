/**
 * `npm run build`: the application in both languages and the server, side by side. Plain JavaScript, since Vite takes half a
 * second longer to load through tsx.
 */
import { rmSync } from 'node:fs';
import { lockBuild } from './lockBuild.js';
import { writtenAfter } from './plugins/writtenAfter.js';

lockBuild();

// Before Rolldown is loaded. Its allocator would ask Linux for pages of 2 MB, and clearing these takes a tenth of the build.
process.env.MIMALLOC_ALLOW_THP = '0'; // cspell:ignore MIMALLOC
const { build } = await import('vite');

const logLevel = 'warn';

// The Bengali build goes into folders inside of the English ones: neither may empty its own.
for (const folder of ['dist/client', 'dist/maps']) rmSync(folder, { recursive: true, force: true });
const applications = Promise.all([build({ logLevel }), build({ logLevel, mode: 'bn' })]);
// The server comes last: `npm start` takes its main.js as the sign that all is built.
const server = build({ logLevel, build: { ssr: true }, plugins: [writtenAfter(applications)] });
await Promise.all([applications, server]);
