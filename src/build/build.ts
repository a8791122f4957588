/** `npm run build`: the application in both languages side by side, then the server. */
import { rmSync } from 'node:fs';
import { build } from 'vite';

const logLevel = 'warn';

// The one in Bengali is a folder of the one in English.
rmSync('dist/client', { recursive: true, force: true });
await Promise.all([build({ logLevel }), build({ logLevel, mode: 'bn' })]);
// `npm start` takes the server as the sign that all is built.
await build({ logLevel, build: { ssr: true } });
