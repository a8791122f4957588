import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../errors/startError.ts';

const run = promisify(execFile);

/** A user of the operating system and its group, as numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The number of PostgreSQL's user (`-u`) or of its group (`-g`). */
const numberOf = async (flag: '-u' | '-g'): Promise<number> => {
  const { stdout } = await run('id', [flag, 'postgres']);
  return Number(stdout);
};

/**
 * The user to run programs as: PostgreSQL's user if this process runs as root, since PostgreSQL refuses to run as root.
 * `null` if they run as the user of this process, who must then be PostgreSQL's: only that user may read pgBackRest's repository.
 */
export const postgresUser = async (): Promise<SystemUser | null> => {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? { uid: await numberOf('-u'), gid: await numberOf('-g') } : null;
};

/** The most bytes that a program may write; pgBackRest's list of a repository takes some kilobytes. */
const maxBuffer = 64 * 1024 * 1024;

/** The most characters of a program's message that are shown. */
const maxComplaint = 400;

/**
 * What a program's output says from its first error message to its end, as one printable line of at most `maxComplaint` characters; all
 * of the output if it names no error.
 */
export const complaintIn = (output: string): string => {
  const fromFirstError = /(?:ERROR|FATAL|PANIC):\s+(.*)/s.exec(output)?.[1];
  const complaint = fromFirstError ?? output;
  // Each run of blanks, control characters and bytes that are not text becomes one space.
  return complaint
    .replace(/[\s\p{C}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, maxComplaint);
};

/**
 * Runs a program as PostgreSQL's user and returns its output; throws a StartError of `fault` and the program's own message. If
 * `interrupted` aborts, the program is ended, and this rejects once it has.
 */
export const runProgram = async (
  [program, ...args]: readonly [string, ...string[]],
  fault: string,
  interrupted?: AbortSignal,
): Promise<string> => {
  const ending = new AbortController();
  try {
    const user = await postgresUser();
    interrupted?.throwIfAborted();
    // Runs in `/`, which PostgreSQL's user may enter.
    const running = run(program, args, { maxBuffer, cwd: '/', ...user });
    // The option `signal` of `execFile` would not wait for the program's end.
    interrupted?.addEventListener('abort', () => running.child.kill(), { signal: ending.signal });
    const { stdout } = await running;
    return stdout;
  } catch (error) {
    // `execFile` rejects with an error that has these fields.
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    const words = code === 'ENOENT' ? `${program} is not installed.` : complaintIn(stderr || stdout);
    throw new StartError(`${fault}: ${words}`, { cause: error });
  } finally {
    // Removes the listener.
    ending.abort();
  }
};

/** Runs pgBackRest with the configuration of this machine; the message of its failure begins with `fault`. */
export const runPgBackRest = (
  args: readonly string[],
  fault: string,
  interrupted: AbortSignal,
): Promise<string> =>
  runProgram(
    ['pgbackrest', '--log-level-console=off', '--log-level-stderr=error', ...args],
    fault,
    interrupted,
  );
