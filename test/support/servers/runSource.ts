import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs a command of `src/cli` to its end, as its npm script does. */
export const runSource = (
  file: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Run> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _database, ...inherited } = process.env;
    const child = execFile(
      process.execPath,
      ['--import', tsx, join(process.cwd(), 'src/cli', file), ...args],
      // Outside the project, because its `.env` configures the developer's own shop.
      { cwd: tmpdir(), env: { ...inherited, ...environment } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
