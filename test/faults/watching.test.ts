import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeDrillResult } from '#server/watching/drillResult.ts';
import { panelExpressions } from '../support/builders/monitoring.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir } from '../support/servers/openShop.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { type RunningShop, startShop } from '../support/servers/startBuilt.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';
import { placeOrders } from './placeOrders.ts';
import { prepareDatabase, shopOn } from './postgresShop.ts';
import { hasWatchers, startWatchers, type Watchers } from './watchers.ts';

const bin = postgresqlPrograms();
const isInstalled = bin !== null && hasWatchers;
if (!isInstalled)
  process.stdout.write(
    'Alerts are not sent here: Prometheus, Alertmanager or PostgreSQL is not installed.\n',
  );

describe.skipIf(!isInstalled)('a shop that Prometheus and Alertmanager watch', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  let shop: RunningShop;
  let watchers: Watchers;
  let product: string;
  const dataDir = newDataDir();
  const backups = join(dataDir, 'backups');
  beforeAll(async () => {
    mkdirSync(join(backups, 'pgbackrest'), { recursive: true });
    await storeDrillResult(backups, { isGood: false, endedAt: new Date() });
    server = await startPostgresServer(bin ?? '');
    product = await prepareDatabase(server.url);
    const [port = 0] = await unassignedPorts(1);
    shop = await startShop({
      ...shopOn(server.url),
      DATA_DIR: dataDir,
      BACKUP_FOLDER: backups,
      METRICS_PORT: `${port}`,
    });
    watchers = await startWatchers(`${port}`);
  }, 60_000);
  afterAll(async () => {
    await watchers?.close();
    await shop?.end('SIGKILL');
    await server?.close();
    removeFolder(dataDir);
  });

  /** The panels with an expression that has no value. */
  const emptyPanels = async (): Promise<string[]> => {
    const expressions = panelExpressions().map(({ title, expr }) => ({
      title,
      expr: expr.replace(/\$(job|shop)/g, 'hatkhola'),
    }));
    const results = await Promise.all(expressions.map(({ expr }) => watchers.query(expr)));
    return [
      ...new Set(expressions.filter((_, index) => results[index]?.length === 0).map(({ title }) => title)),
    ];
  };

  it('CL-5 rings for a drill that failed and a shop without a backup', async () => {
    await vi.waitFor(
      () => {
        const names = watchers.pages.map(({ status, labels }) => `${labels.alertname} ${status}`);
        expect(names.toSorted()).toEqual(['BackupTooOld firing', 'RestoreDrillFailed firing']);
      },
      { timeout: 40_000, interval: 200 },
    );
  });

  it('CL-5 fills each panel of the dashboard whose part it has', async () => {
    await placeOrders(shop.origin, product, { guests: 2, orders: 5 }).done;
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    // It has no workers, no standby and no audit, and nothing of a courier was refused.
    const missing = [
      'Workers',
      'What standbys have still to apply',
      'Standbys',
      'Drifts of the last audit',
      'Last audits',
      'Messages of couriers',
    ];
    await vi.waitFor(async () => expect(await emptyPanels()).toEqual(missing), {
      timeout: 40_000,
      interval: 500,
    });
  });
});
