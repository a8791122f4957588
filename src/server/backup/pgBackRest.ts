import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../errors/startError.ts';

const run = promisify(execFile);

/** A user of the system, by numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const numberOf = async (flag: '-u' | '-g'): Promise<number> =>
  Number((await run('id', [flag, 'postgres'])).stdout);

/**
 * PostgreSQL's user, who alone may read the repository, while this process is root's: PostgreSQL does not run as root.
 * `null` for another user, who stays.
 */
export const postgresUser = async (): Promise<SystemUser | null> =>
  process.getuid?.() === 0 ? { uid: await numberOf('-u'), gid: await numberOf('-g') } : null;

/** Bytes of what a program writes at most; the list of a repository has kilobytes. */
const maxBuffer = 64 * 1024 * 1024;

/** The first complaint in what a program wrote, in one printable line and without what stands before it. */
export const complaintIn = (output: string): string => {
  const [, complaint = output] = /(?:ERROR|FATAL|PANIC):\s+(.*)/s.exec(output) ?? [];
  return complaint
    .replace(/[\s\p{C}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, 400);
};

/** Runs a program as PostgreSQL's user; returns its standard output, or throws a StartError with `fault` and the program's own words. */
export const runProgram = async (
  [program, ...args]: readonly [string, ...string[]],
  fault: string,
): Promise<string> => {
  try {
    const user = await postgresUser();
    // A folder that PostgreSQL's user may enter.
    const { stdout } = await run(program, args, { maxBuffer, cwd: '/', ...user });
    return stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    const words = code === 'ENOENT' ? `${program} is not installed.` : complaintIn(stderr || stdout);
    throw new StartError(`${fault}: ${words}`, { cause: error });
  }
};

/** Runs pgBackRest with the configuration of this machine. */
export const runPgBackRest = (args: readonly string[], fault: string): Promise<string> =>
  runProgram(['pgbackrest', '--log-level-console=off', '--log-level-stderr=error', ...args], fault);
