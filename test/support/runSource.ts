import { execFile } from 'node:child_process';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of the joinery as its npm script does, to its end. */
export const runSource = (
  file: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Run> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _database, ...inherited } = process.env;
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `src/${file}`, ...args],
      { env: { ...inherited, ...environment } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
