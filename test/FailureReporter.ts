import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const firstLine = (error: Pick<Error, 'message'> | undefined): string => error?.message.split('\n')[0] ?? '';

const moduleFailures = (module: TestModule): readonly string[] => {
  const inHooks = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const tests = [...module.children.allTests('failed')];
  return [
    ...inHooks.map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
    ...tests.map(
      (test) => `${module.relativeModuleId} › ${test.fullName}: ${firstLine(test.result().errors?.[0])}`,
    ),
  ];
};

/** Names of the tests that passed only on the second try. */
const moduleFlaky = (module: TestModule): readonly string[] =>
  [...module.children.allTests('passed')]
    // A test that is expected to fail fails each time.
    .filter((test) => test.diagnostic()?.flaky === true && test.options.fails !== true)
    .map((test) => `${module.relativeModuleId} › ${test.fullName}`);

const unhandledFailure = (error: SerializedError): string => `unhandled: ${error.stack ?? error.message}`;

/**
 * Reporter of Vitest for `npm test`: writes what failed to `.test/failures.json`, and what needed a second try to
 * `.test/flaky.json`. Vitest's own JSON names neither the failures of hooks nor unhandled errors, which fail a run as well.
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = [...modules.flatMap(moduleFailures), ...unhandled.map(unhandledFailure)];
    mkdirSync('.test', { recursive: true });
    writeFileSync('.test/failures.json', JSON.stringify(failures, null, 2));
    writeFileSync('.test/flaky.json', JSON.stringify(modules.flatMap(moduleFlaky), null, 2));
  }
}
