import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';
import { migrationsFolder } from '#server/database/migrate/migrationsFolder.ts';
import { serverPackages } from '../../../src/build/serverBuild.ts';

/**
 * Bundles a program of the tests for Node, in a folder that the test must remove. Through tsx a start that opens a
 * database takes a second of processor time, as a bundle a fifth of it.
 */
export const bundleProgram = async (source: string): Promise<{ folder: string; file: string }> => {
  mkdirSync('.test', { recursive: true });
  // In the project, so that Node finds the packages.
  const folder = mkdtempSync(resolve('.test', 'program-'));
  const name = basename(source, '.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: serverPackages,
    build: { ssr: true, outDir: folder, rolldownOptions: { input: { [name]: source } } },
  });
  // Read by a program that opens a database.
  cpSync(migrationsFolder(), join(folder, 'migrations'), { recursive: true });
  return { folder, file: join(folder, `${name}.js`) };
};
