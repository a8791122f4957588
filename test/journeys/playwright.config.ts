import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../support/browser/findBrowser.ts';

/** Journeys in a real Chromium on the built shop; see `npm run test:journeys`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.test/journeys',
  // A journey waits half of its time: two workers, each with its own shop and browser, keep two cores busy.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  // A shared machine may stop for seconds; tests that pass on the second try are counted and listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.test/journeys.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Animations take an eighth of the time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every journey would take a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      // A camera whose pictures move. A browser of its own for `camera.journey.ts` would start another worker, with another shop.
      args: [...browserArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
});
