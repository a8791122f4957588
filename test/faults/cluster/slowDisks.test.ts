import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../postgresShop.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, guests, openClusterShop, rest, statusesOf } from './clusterShop.ts';

/** Delays system calls of the command after it, whose process keeps its id (-D). */
const strace = '/usr/bin/strace';
const hasStrace = existsSync(strace);
if (!hasStrace) process.stdout.write("Slow disks are not tested here: without Debian's strace.\n");

/** Each write of etcd and PostgreSQL that must be on the disk waits for ten milliseconds. */
const withSlowDisk = `${strace} -D -f -qq --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_enter=10000`;

describe.skipIf(missingPackages().length > 0 || !hasStrace)('a shop on a cluster with slow disks', () => {
  let shop: ClusterShop;
  beforeAll(async () => {
    shop = await openClusterShop({ isSynchronous: true, prefix: withSlowDisk.split(' ') });
    // The first copy of a database is a thousand such writes.
  }, 300_000);
  afterAll(() => shop?.close());

  it('CL-1 confirms orders although each write to a disk takes ten milliseconds', async () => {
    const { cluster, crowd } = shop;
    const { adminUrl } = await cluster.leader();
    // The smallest transaction that waits for the disk shows that the delay is in force.
    const committing = performance.now();
    await runSql(adminUrl, "set synchronous_commit = local; select pg_logical_emit_message(true, '', '')");
    const commit = performance.now() - committing;
    const started = performance.now();
    const confirmed = crowd.confirmed.length;
    for (let round = 0; round < 10; round += 1) await shop.ordersGoOn();
    const orders = crowd.confirmed.length - confirmed;
    // Each guest places an order, rests, and places the next.
    const time = ((performance.now() - started) * guests) / orders - rest;
    process.stdout.write(`On slow disks an order takes ${time.toFixed(0)} ms.\n`);

    expect(commit).toBeGreaterThan(10);
  });

  it('CL-1 stops for 30 seconds at most when the leader is killed', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const before = await cluster.leader();
    const stop = await stopOf('The leader killed on slow disks', async () => {
      await before.kill();
      await untilAnotherLeads(before.name);
    });
    await before.start();
    await cluster.untilWhole();

    expect(stop).toBeLessThan(30);
  });

  it('CL-1 stops for 5 seconds at most at a switch-over', async () => {
    const { cluster, stopOf, untilAnotherLeads } = shop;
    const before = await cluster.leader();
    const stop = await stopOf('A switch-over on slow disks', async () => {
      await cluster.switchOver();
      await untilAnotherLeads(before.name);
    });

    expect(stop).toBeLessThan(5);
  });

  it('CL-1 CO-10 has every confirmed order once', async () => {
    expect(await shop.settle()).toEqual(shop.crowd.expectedRows());
    expect(statusesOf(shop.crowd)).toEqual([503]);
  });
});
