import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Minifies the scripts of `public`, which Vite copies as they are and the server writes into the head of every page. */
export const minifyClassicScripts: Plugin = {
  name: 'minify-classic-scripts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: ({ dir = 'dist/client' }) => {
    const scripts = readdirSync('public').filter((file) => file.endsWith('.js'));
    for (const name of scripts) {
      const file = join(dir, name);
      const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
      writeFileSync(file, code);
    }
  },
};
