import { existsSync } from 'node:fs';
import { postgresqlPrograms } from '../../support/servers/postgresServer.ts';

/** Debian's packages of the cluster, each with a program of it. */
const programs: Readonly<Record<string, string>> = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
  'gettext-base': '/usr/bin/envsubst',
};

/** The packages of a cluster that are not installed here. */
export const missingPackages = (): string[] => [
  ...Object.keys(programs).filter((name) => !existsSync(programs[name] ?? '')),
  ...(postgresqlPrograms() === null ? ['postgresql'] : []),
];
