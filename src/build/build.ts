/** `npm run build`: the application in both languages side by side, then the server. */
import { rmSync } from 'node:fs';
import { build } from 'vite';

const logLevel = 'warn';

// The Bengali build goes into a folder inside of the English one.
rmSync('dist/client', { recursive: true, force: true });
await Promise.all([build({ logLevel }), build({ logLevel, mode: 'bn' })]);
// The server comes last: `npm start` takes its main.js as the sign that all is built.
await build({ logLevel, build: { ssr: true } });
