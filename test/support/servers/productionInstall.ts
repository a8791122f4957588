import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtShop } from './openShop.ts';
import type { Run } from './startBuilt.ts';

/** The built shop with only the packages that `npm ci --omit=dev` installs, and without the demo. */

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const topPackage = /^node_modules\/(@[^/]+\/)?[^/]+$/;

/** Links to this project's packages, for when npm's cache lacks one of them. */
const linkPackages = (folder: string): void => {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  for (const path of Object.keys(packages).filter((name) => topPackage.test(name))) {
    if (packages[path]?.dev === true) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
};

/** Makes the install in a folder of its own, offline: from npm's cache, or with links if that lacks a package. */
export const makeProductionInstall = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-production-'));
  for (const part of ['client', 'server'])
    cpSync(join(builtShop, part), join(folder, 'dist', part), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'src/command.js'])
    cpSync(file, join(folder, file));
  const install = ['ci', '--omit=dev', '--offline', '--no-audit', '--no-fund'];
  if (spawnSync('npm', install, { cwd: folder }).status === 0) return folder;
  process.stdout.write("npm's cache lacks packages: links stand for those of a production install.\n");
  linkPackages(folder);
  return folder;
};

/** By default Node follows the links of `linkPackages` into the project and finds the packages that are left out here. */
const keepLinks = ['--preserve-symlinks', '--preserve-symlinks-main'];

/** Runs an npm script of an install to its end, with only this environment. */
export const runInstalled = (
  folder: string,
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Run> =>
  new Promise((resolve) => {
    const { PATH = '', HOME } = process.env;
    // npm puts the project's own commands into the path of its children.
    const path = PATH.split(delimiter).filter((part) => !part.endsWith(join('node_modules', '.bin')));
    const child = execFile(
      'npm',
      ['run', '--silent', script, '--', ...args],
      {
        cwd: folder,
        env: {
          PATH: path.join(delimiter),
          HOME,
          // npm passes these options to the script's Node; NODE_OPTIONS would reach npm's own Node too.
          npm_config_node_options: keepLinks.join(' '),
          ...environment,
        },
      },
      (_, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

/** Starts the built shop of an install with only this environment. */
export const startInstalled = (folder: string, environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...keepLinks, 'dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits for the address that the shop prints; throws with its error output when it ends first. */
export const addressOf = async (child: ChildProcess): Promise<string> => {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The shop has no output');
  const wrote = text(stderr);
  for await (const chunk of stdout) {
    const address = /http:\/\/[\w.:]+/.exec(String(chunk))?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`The shop ended before it opened: ${await wrote}`);
};

/** Error output and exit code of a shop that ends by itself. */
export const endOf = async (child: ChildProcess): Promise<{ error: string; code: number | null }> => {
  if (child.stderr === null) throw new Error('The shop has no output');
  const [error, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { error, code };
};
