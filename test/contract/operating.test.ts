import { mkdirSync, mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ClientError, reportClientErrorCall } from '#contract/shop/clientErrors.ts';
import { StartError } from '#server/errors/startError.ts';
import type { Metrics } from '#server/http/monitoring/metrics.ts';
import { type MetricsServer, openMetrics } from '#server/http/monitoring/openMetrics.ts';
import { scheduleMeasures } from '#server/scheduleMeasures.ts';
import { scheduleWork } from '#server/scheduleWork.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storeAuditResult } from '#server/watching/auditResults.ts';
import { storeDrillResult } from '#server/watching/drillResult.ts';
import { alertRules, panelExpressions } from '../support/builders/monitoring.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { namedIn } from '../support/promQl.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { promtool } from '../support/servers/promtool.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const report: ClientError = {
  kind: 'screen',
  message: 'No price for mina@people.example, 01711 000222',
  stack: 'TypeError: x\n    at Cart (https://shop.example/assets/cart-1a2b3c.js:12:3456)',
  route: '/product-details/:id',
  build: 'index-1a2b3c.js',
};

const askAs = (origin: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${origin}/metrics`, { headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });

/** Metrics of a shop with several workers or with its pages, which this one has not (`faults/workers` has them). */
const ofOtherShops = [
  'shop_workers',
  'shop_worker_answered',
  'shop_worker_restarts_total',
  'shop_render_queue',
  'shop_renders_in_progress',
];
/** Metrics of Prometheus and of its blackbox exporter. */
const ofPrometheus = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];
/** Given by Prometheus, by a shop of several workers, by a database with standbys, and by what is counted in buckets. */
const otherLabels = ['job', 'instance', 'shop', 'worker', 'standby', 'le'];

/** What the last audit of the cash found. */
const drifts = 2;

/** The names and labels of a text of metrics. */
const served = (text: string) => {
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', pairs = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return { types, labels };
};

describe.each(testDatabases())('a running shop on $name', (at) => {
  let api: Api;
  let metrics: Metrics;
  let log: FastifyInstance['log'];
  let server: MetricsServer;
  const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-operating-'));
  const closers: (() => Promise<void>)[] = [];
  const onClose = (close: () => Promise<void>): void => void closers.push(close);
  beforeAll(async () => {
    let opened: FastifyInstance | undefined;
    api = await startApi(
      at,
      {},
      {
        extend: async (app) => {
          opened = app;
          metrics = app.metrics;
          log = app.log;
        },
      },
    );
    await storeAuditResult(dataDir, 'cash', drifts);
    // The folder in which a drill stores its result.
    mkdirSync(join(dataDir, 'pgbackrest'));
    await storeDrillResult(dataDir, { isGood: true, endedAt: new Date() });
    if (opened === undefined) throw new Error('The shop has no server');
    const settings = { ...readSettings({ BACKUP_FOLDER: dataDir }), dataDir };
    // PGlite has the views of a server too.
    const database = { db: api.db, kind: 'postgresql' } as const;
    scheduleWork({ app: opened, database, now: api.now, onClose });
    scheduleMeasures({ app: opened, settings, database, onClose });
    server = await openMetrics(metrics.registry, { host: '127.0.0.1', port: 0 }, log);
  });
  afterAll(async () => {
    for (const close of closers) await close();
    await server?.close();
    await api?.close();
    removeFolder(dataDir);
  });

  const read = async (path: string) => {
    const response = await fetch(`${api.origin}${path}`);
    return { status: response.status, body: JSON.parse(await response.text()) as unknown };
  };

  it('OP-38 logs what a browser reports, without personal data', async () => {
    expect((await api.send(reportClientErrorCall, { body: report })).body).toEqual({ received: true });
    const line = api.log.find((each) => each.includes('a browser reported an error')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      // A warning.
      level: 40,
      clientError: { ...report, message: 'No price for [email], [number]' },
    });
    expect(line).not.toMatch(/mina|01711/);
  });

  it('OP-38 refuses what is no report, what is too long, and a text that cannot be the name of a build', async () => {
    const bodies = [
      {},
      { ...report, kind: 'other' },
      { ...report, stack: 'x'.repeat(4001) },
      'x'.repeat(40_000),
      { ...report, build: 'mina@people.example' },
      { ...report, build: 'Mina of House 9' },
    ];
    const statuses = await Promise.all(
      bodies.map(async (body) => (await api.send(reportClientErrorCall, { body })).status),
    );
    expect(statuses).toEqual([400, 400, 400, 413, 400, 400]);
  });

  it('SEC-19 gives the metrics of this machine to its own names only', async () => {
    const own = ['localhost:9464', '127.0.0.1', '[::1]:9464'];
    const foreign = ['evil.example', 'localhost.evil.example:9464', 'shop'];
    const statuses = await Promise.all([...own, ...foreign].map((host) => askAs(server.origin, host)));
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403]);
  });

  it('SEC-19 gives the metrics of a network to addresses and names of it, never to a name with a dot', async () => {
    const open = await openMetrics(new Registry(), { host: '0.0.0.0', port: 0 }, log);
    onTestFinished(() => open.close());
    const ask = (host: string) => askAs(`http://127.0.0.1:${new URL(open.origin).port}`, host);

    expect(await Promise.all(['hatkhola:9464', '10.0.0.5:9464', '[fd00::5]:9464'].map(ask))).toEqual([
      200, 200, 200,
    ]);
    expect(
      await Promise.all(['evil.example', 'evil.example:9464', '10.0.0.5.evil.example'].map(ask)),
    ).toEqual([403, 403, 403]);
  });

  it('OP-35 measures requests, orders and the process, and none of it at the shop’s own address', async () => {
    const cup = await addProduct(api, await api.signIn(adminPerson));
    await submitOrder(api, orderBody([lineFor(cup, 250.5)]));
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    expect(text).toMatch(/^shop_orders_confirmed_total 1$/m);
    expect(text).toContain('shop_client_errors_total{kind="screen"} 1');
    expect(text).toMatch(
      /^shop_http_request_seconds_count\{method="POST",route="\/api\/postOrder",status="2xx"\} 1$/m,
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toMatch(/^shop_database_connections [1-9]/m);
    expect(text).not.toContain(cup);
    expect((await fetch(`${api.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.origin}/`)).status).toBe(404);
    const port = Number(new URL(server.origin).port);
    await expect(openMetrics(new Registry(), { host: '127.0.0.1', port }, log)).rejects.toThrow(StartError);
  });

  it('CL-5 names its metrics by the conventions of OpenMetrics', async () => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const { types } = served(text);
    const wrong = [...types].filter(([name, type]) => {
      const isNamed = /^(shop|nodejs|process)(_[a-z0-9]+)+$/.test(name);
      const isCounter = type === 'counter';
      const hasBaseUnit = !/_(ms|milliseconds|minutes|hours|days|kb|mb|percent)(_|$)/.test(name);
      return (
        !isNamed || isCounter !== name.endsWith('_total') || !hasBaseUnit || !text.includes(`# HELP ${name} `)
      );
    });
    expect(wrong).toEqual([]);
    // Far fewer would mean that `served` misses some.
    expect(types.size).toBeGreaterThan(40);
    expect(promtool?.(['check', 'metrics'], text) ?? { status: 0, output: '' }).toEqual({
      status: 0,
      output: '',
    });
  });

  it('CL-5 serves each metric and label that the alert rules and the dashboard name', async () => {
    await expect
      .poll(async () => (await fetch(`${server.origin}/metrics`)).text(), { timeout: 10_000 })
      .toContain(`\nshop_audit_drifts{audit="cash"} ${drifts}\n`);
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const { types, labels } = served(text);
    const rules = alertRules();
    const recorded = rules.flatMap(({ record }) => record ?? []);
    const unknown = [...rules, ...panelExpressions()].flatMap(({ expr }) => {
      const { metrics: named, groupings } = namedIn(expr);
      const names = named.filter(
        ({ name }) => ![...recorded, ...ofPrometheus, ...ofOtherShops].includes(name),
      );
      const known = new Set([...otherLabels, ...names.flatMap(({ name }) => [...(labels.get(name) ?? [])])]);
      return [
        // Metrics that are not served.
        ...names
          .filter(({ name }) => !types.has(name.replace(/_(bucket|count|sum)$/, '')))
          .map(({ name }) => name),
        // Labels that the expression groups by and none of its metrics has.
        ...groupings.filter((label) => !known.has(label)),
        // Labels that it chooses by and that metric does not have.
        ...names.flatMap(({ name, matchers }) =>
          matchers
            .filter(({ label }) => ![...otherLabels, ...(labels.get(name) ?? [])].includes(label))
            .map(({ label }) => `${name}{${label}}`),
        ),
        // Buckets that no metric has.
        ...names
          .flatMap(({ matchers }) => matchers)
          .filter(({ label, value }) => label === 'le' && !text.includes(`le="${value}"`))
          .map(({ value }) => `le ${value}`),
      ];
    });
    expect(unknown).toEqual([]);
  });

  it('BN-3 counts the refusals that a Bengali page had to show in English', async () => {
    const message = 'No Bengali sentence: invalid newerThanThisPage';
    await api.send(reportClientErrorCall, { body: { ...report, kind: 'error', message } });
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    expect(text).toMatch(/^shop_messages_missing_total 1$/m);
  });

  it('OP-38 logs no phone number as the build', async () => {
    await api.send(reportClientErrorCall, { body: { ...report, build: '01711-000222' } });

    const line = api.log.findLast((each) => each.includes('a browser reported an error')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ clientError: { build: '[number]' } });
  });

  it('OP-38 takes at most twenty reports a minute from one address', async () => {
    let answer = await api.send(reportClientErrorCall, { body: report });
    // The reports of the tests before may count too, so only the last one is sure to be too many.
    for (let count = 0; count < 20; count += 1)
      answer = await api.send(reportClientErrorCall, { body: report });
    expect({ status: answer.status, mustWait: Number(answer.headers.get('retry-after')) > 0 }).toEqual({
      status: 429,
      mustWait: true,
    });
  });

  it('OP-34 is not ready when the database cannot be reached, but alive', async () => {
    expect(await read('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
    await api.breakDatabase();
    // The last result stands for a second.
    await expect
      .poll(() => read('/readyz'), { timeout: 10_000 })
      .toEqual({ status: 503, body: { status: 'unavailable', failed: ['database'] } });
    expect(await read('/livez')).toEqual({ status: 200, body: { status: 'ok' } });
  });
});
