import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureBrowser } from './support/browser/findBrowser.ts';

/** `npm test`: runs every check, the build and every test; the last line counts the tests. */

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const npx = (...args: string[]) => ['npx', ...args];
const npm = (name: string) => ['npm', 'run', '--silent', name];

/** Run two at a time, the longest first. */
const checks: readonly Step[] = [
  { name: 'types', command: npm('check:types') },
  { name: 'lint', command: npm('check:lint') },
  { name: 'styles', command: npm('check:styles') },
  { name: 'dead code', command: npm('check:dead') },
  { name: 'words', command: npm('check:words') },
  { name: 'format', command: npm('check:format') },
];

/** Run one after the other. */
const steps: readonly Step[] = [
  { name: 'build', command: npm('build') },
  {
    name: 'unit, component, contract and fault tests',
    command: npx(
      'vitest',
      'run',
      '--project=unit',
      '--project=components',
      '--project=contract',
      '--project=shortFaults',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.test/vitest.json',
      '--reporter=./test/FailureReporter.ts',
    ),
  },
  { name: 'journeys', command: npm('test:journeys') },
];

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const readJson = (file: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const countVitest = (): Count => {
  const report = readJson('.test/vitest.json');
  return {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0),
  };
};

/** The failures of Vitest once more: the log of a whole run is long, and CI shows its end. */
const vitestFailures = (): readonly string[] => Object.values(readJson('.test/failures.json')).map(String);

/** Tests of Vitest that passed only on the second try; always reported, as their number is of journeys. */
const flakyTests = (): readonly string[] => Object.values(readJson('.test/flaky.json')).map(String);

const flakyJourneys = (): number => {
  const stats = (readJson('.test/journeys.json').stats ?? {}) as Record<string, number>;
  return stats.flaky ?? 0;
};

const countJourneys = (): Count => {
  const stats = (readJson('.test/journeys.json').stats ?? {}) as Record<string, number>;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  };
};

const report = (name: string, passed: boolean, startedAt: number): boolean => {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.warn(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
};

const run = ({ name, command }: Step): boolean => {
  const [program = '', ...args] = command;
  const startedAt = Date.now();
  console.warn(`\n── ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: process.env });
  return report(name, status === 0, startedAt);
};

/** Shows what it writes when it has ended, so that two checks do not mix their lines. */
const runCheck = async ({ name, command }: Step): Promise<boolean> => {
  const [program = '', ...args] = command;
  const startedAt = Date.now();
  // cspell:ignore GOMAXPROCS
  // One processor for each: oxlint's type checker divides its work by processors, and each part reads all types again.
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GOMAXPROCS: '1' },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  console.warn(`\n── ${name}\n${out}${error}`.trimEnd());
  return report(name, status === 0, startedAt);
};

/** Names of the checks that failed. */
const failedChecks = async (): Promise<readonly string[]> => {
  const waiting = [...checks];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      if (!(await runCheck(check))) failed.push(check.name);
  };
  await Promise.all([work(), work()]);
  return failed;
};

rmSync('.test', { recursive: true, force: true });
ensureBrowser();
const failures = [...(await failedChecks()), ...steps.filter((step) => !run(step)).map((step) => step.name)];
const [unit, journeys] = [countVitest(), countJourneys()];
for (const test of flakyTests()) console.error(`\nNeeded a second try (flaky): ${test}`);
if (flakyJourneys() > 0) console.error(`\n${flakyJourneys()} journeys needed a second try (flaky).`);
for (const failure of vitestFailures()) console.error(`\n✘ ${failure}`);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
// A check or a build that fails is no test, and must not end with “0 failed”.
const failed = Math.max(unit.failed + journeys.failed, failures.length);
process.stdout.write(
  `\n${unit.passed + journeys.passed} passed, ${failed} failed, ${unit.skipped + journeys.skipped} skipped\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
