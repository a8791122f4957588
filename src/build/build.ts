/** `npm run build`: the application in both languages side by side, then the server. */
import { rmSync } from 'node:fs';
import { build } from 'vite';

const logLevel = 'warn';

// The builds run side by side, and the Bengali one goes into folders inside of the English ones: neither may empty its own.
for (const folder of ['dist/client', 'dist/maps']) rmSync(folder, { recursive: true, force: true });
await Promise.all([build({ logLevel }), build({ logLevel, mode: 'bn' })]);
// The server comes last: `npm start` takes its main.js as the sign that all is built.
await build({ logLevel, build: { ssr: true } });
