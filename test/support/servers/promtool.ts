import { spawnSync } from 'node:child_process';

/** Prometheus's checker of metrics and rules (Debian: package prometheus); `null` where it is not installed. */
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;

/** Runs promtool with what it shall read; `null` where it is not installed. */
export const promtool = isInstalled
  ? (args: readonly string[], input = '') => {
      const { status, stdout, stderr } = spawnSync('promtool', [...args], { input, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    }
  : null;

if (promtool === null)
  process.stdout.write('Alert rules and metrics are not checked by promtool here: it is not installed.\n');
