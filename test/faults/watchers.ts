import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { type LoopbackServer, openServer } from '../support/servers/openServer.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';

/** Prometheus and Alertmanager with the files of docs/deployment/monitoring, where Debian's packages are installed. */

const [prometheus, alertmanager] = ['/usr/bin/prometheus', '/usr/bin/prometheus-alertmanager'] as const;
export const hasWatchers = [prometheus, alertmanager].every((program) => existsSync(program));

export interface Alert {
  readonly status: 'firing' | 'resolved';
  readonly labels: Readonly<Record<string, string>>;
}

export interface Watchers {
  /** The alerts of severity `page` that a receiver on loopback has got. */
  readonly pages: readonly Alert[];
  /** The values of an expression at this moment. */
  query(expression: string): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const documented = (file: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce(
    (text, [pattern, by]) => {
      if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}.`);
      return text.replace(pattern, by);
    },
    readFileSync(join('docs/deployment/monitoring', file), 'utf8'),
  );

/** Receives what Alertmanager sends. */
const openReceiver = (port: number, pages: Alert[]): Promise<LoopbackServer> =>
  openServer(
    (request, response) => {
      json(request)
        .then((body) => pages.push(...(body as { readonly alerts: readonly Alert[] }).alerts))
        .then(() => response.end())
        .catch(() => response.destroy());
    },
    { port },
  );

/** The ports of loopback that the files name. */
interface Ports {
  readonly metrics: string;
  readonly alerts: number;
  readonly pages: number;
}

/** Writes the files with these ports into the folder; everything is looked at each second instead of each 15. */
const writeFiles = (folder: string, ports: Ports): void => {
  const write = (file: string, changes: readonly (readonly [RegExp, string])[]): void =>
    writeFileSync(join(folder, file), documented(file, changes));
  write('prometheus.yml', [
    [/(scrape|evaluation)_interval: 15s/g, '$1_interval: 1s'],
    [/127\.0\.0\.1:9464/, `127.0.0.1:${ports.metrics}`],
    [/127\.0\.0\.1:9093/, `127.0.0.1:${ports.alerts}`],
  ]);
  write('alerts.yml', [[/interval: 30s/g, 'interval: 1s']]);
  write('alertmanager.yml', [
    [/group_wait: 10s/, 'group_wait: 0s'],
    [/https:\/\/phone\.example\/hatkhola/, `http://127.0.0.1:${ports.pages}/`],
    // No mail leaves the test.
    [/mail\.example:587/, '127.0.0.1:1'],
  ]);
};

/** Starts both for the metrics of a shop on that port. */
export const startWatchers = async (metricsPort: string): Promise<Watchers> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-watchers-'));
  const [port = 0, alertPort = 0, pagePort = 0] = await unassignedPorts(3);
  writeFiles(folder, { metrics: metricsPort, alerts: alertPort, pages: pagePort });
  const pages: Alert[] = [];
  const receiver = await openReceiver(pagePort, pages);
  const run = (program: string, ...args: string[]): ChildProcess =>
    spawn(program, args, { cwd: folder, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const children = [
    run(
      alertmanager,
      '--config.file=alertmanager.yml',
      '--storage.path=alerts',
      `--web.listen-address=127.0.0.1:${alertPort}`,
      '--cluster.listen-address=',
    ),
    run(
      prometheus,
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=series',
      `--web.listen-address=127.0.0.1:${port}`,
    ),
  ];
  await vi.waitFor(async () => fetch(`${origin}/-/ready`), { timeout: 20_000 });
  return {
    pages,
    query: async (expression) => {
      const response = await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query: expression })}`);
      if (!response.ok) throw new Error(`${expression}: ${await response.text()}`);
      const { data } = (await response.json()) as { readonly data: { readonly result: readonly unknown[] } };
      return data.result;
    },
    close: async () => {
      const exits = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill();
      await Promise.all(exits);
      await receiver.close();
      removeFolder(folder);
    },
  };
};
