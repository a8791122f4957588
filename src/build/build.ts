/** `npm run build`: the application in both languages and the server, side by side. */
import { rmSync } from 'node:fs';
import { build } from 'vite';
import { writtenAfter } from './plugins/writtenAfter.ts';

const logLevel = 'warn';

// The Bengali build goes into folders inside of the English ones: neither may empty its own.
for (const folder of ['dist/client', 'dist/maps']) rmSync(folder, { recursive: true, force: true });
const applications = Promise.all([build({ logLevel }), build({ logLevel, mode: 'bn' })]);
// The server comes last: `npm start` takes its main.js as the sign that all is built.
const server = build({ logLevel, build: { ssr: true }, plugins: [writtenAfter(applications)] });
await Promise.all([applications, server]);
