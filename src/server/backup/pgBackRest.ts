import { runProgram } from './runProgram.ts';

/** Runs pgBackRest with the configuration of this machine; the message of its failure begins with `fault`. */
export const runPgBackRest = (args: readonly string[], fault: string): Promise<string> =>
  runProgram(['pgbackrest', '--log-level-console=off', '--log-level-stderr=error', ...args], fault);
