import { spawnSync } from 'node:child_process';

/** The checkers of Prometheus and Alertmanager (Debian: packages prometheus and prometheus-alertmanager). */

/** Runs the program with what it shall read; `null` where it is not installed. */
const checker = (program: string) => {
  if (spawnSync(program, ['--version']).error !== undefined) return null;
  return (args: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(program, [...args], { input, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
};

/** Checks metrics and rules. */
export const promtool = checker('promtool');

/** Checks to whom an alert goes. */
export const amtool = checker('amtool');

if (promtool === null || amtool === null)
  process.stdout.write(
    'Alerts and metrics are not checked here as a whole: promtool or amtool is not installed.\n',
  );
