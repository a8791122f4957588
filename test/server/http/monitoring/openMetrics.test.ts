import { Gauge, Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { openMetrics } from '#server/http/monitoring/openMetrics.ts';

it('OP-35 logs why the metrics could not be read', async () => {
  const registry = new Registry();
  const lines: unknown[] = [];
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  const metrics = await openMetrics(registry, { host: '127.0.0.1', port: 0 }, log);
  onTestFinished(() => metrics.close());
  const gone = new Error('the disk is gone');
  registry.registerMetric(
    new Gauge({
      name: 'shop_broken',
      help: 'A number that cannot be read.',
      registers: [],
      collect() {
        throw gone;
      },
    }),
  );

  const { status } = await fetch(`${metrics.origin}/metrics`);

  expect({ status, lines }).toEqual({
    status: 500,
    lines: [[{ err: gone }, 'the metrics could not be read']],
  });
});
