import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '#server/settings/settings.ts';

const cluster = 'docs/deployment/cluster';
const read = (name: string): string => readFileSync(join(cluster, name), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every setting that the shop reads, as listed in `.env.example`. */
const ofShop = new Set(namesIn(readFileSync('.env.example', 'utf8'), /^#?([A-Z_\d]+)=/gm));
const ofCluster = new Set(namesIn(read('cluster.env'), /^([A-Z_\d]+)=/gm));

interface Service {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly networks?: { readonly cluster?: { readonly ipv4_address: string } };
}

describe('the files of the cluster', () => {
  const filled = ['etcd.yml', 'patroni.yml', 'haproxy.cfg', 'pgbouncer.ini', 'userlist.txt', 'start.sh'];
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };
  const parts = Object.entries(services).filter(([, { command }]) => command !== undefined);

  it('CL-2 name only settings of cluster.env', () => {
    // The folder of the files themselves is set by start.sh.
    const named = filled.flatMap((file) => namesIn(read(file), /\$\{?([A-Z][A-Z_\d]+)\}?/g));
    expect([...new Set(named)].filter((name) => !ofCluster.has(name))).toEqual(['CLUSTER_FILES']);
  });

  it('CL-2 give each part of the compose file every setting, and its address', () => {
    const ofImage = new Set(namesIn(read('Dockerfile'), /([A-Z_]+)=\S+/g));
    const needed = [...ofCluster].filter((name) => !ofImage.has(name) && !/^NODE(_ADDRESS)?$/.test(name));
    const lacking = parts.flatMap(([part, { environment }]) =>
      needed.filter((name) => !(name in environment)).map((name) => `${part} ${name}`),
    );
    const astray = parts.filter(
      ([, { environment, networks }]) =>
        environment.NODE_ADDRESS !== undefined &&
        environment.NODE_ADDRESS !== networks?.cluster?.ipv4_address,
    );
    expect(parts.length).toBe(8);
    expect(lacking).toEqual([]);
    expect(astray).toEqual([]);
  });

  it('CL-2 tell the shops of the compose file nothing that a shop does not know', () => {
    const { shop1, shop2 } = services;
    const names = Object.keys({ ...shop1?.environment, ...shop2?.environment });
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !ofShop.has(name))).toEqual([]);
  });

  it('CL-2 end a leader without etcd before another node may lead', () => {
    const { bootstrap } = parse(read('patroni.yml')) as {
      bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number } };
    };
    const { ttl, loop_wait, retry_timeout } = bootstrap.dcs;
    // The least that newer versions of Patroni take.
    expect(ttl).toBeGreaterThanOrEqual(20);
    expect(loop_wait + 2 * retry_timeout).toBeLessThan(ttl);
  });
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly command?: readonly string[];
  readonly env: readonly { readonly name: string }[];
  readonly envFrom?: readonly Readonly<Record<string, unknown>>[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
}

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } };
}

describe('the example of Kubernetes', () => {
  const folder = 'docs/deployment/kubernetes';
  const resources = readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one) => {
      expect(one.errors).toEqual([]);
      return one.toJS() as Resource;
    }),
  );
  const find = (kind: string): Resource | undefined => resources.find((one) => one.kind === kind);
  const containers = resources.flatMap((one) => one.spec?.template?.spec.containers ?? []);
  const shop = find('Deployment')?.spec.template.spec.containers[0];

  it('CL-2 sets nothing that the shop does not know', () => {
    const names = [
      ...Object.keys(find('ConfigMap')?.data ?? {}),
      ...Object.keys(find('Secret')?.stringData ?? {}),
      ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ];
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !ofShop.has(name))).toEqual([]);
  });

  it('CL-2 gives the shop and its migration the settings without which they do not start', () => {
    const ofImage = / NODE_ENV=(\S+) HOST=(\S+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [, NODE_ENV, HOST] = ofImage;
    const shared = { ...find('ConfigMap')?.data, ...find('Secret')?.stringData };
    // What an operator fills in.
    const filledIn = {
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'shop',
    };
    const databases = containers.map(({ envFrom = [] }) => {
      const hasShared = ['configMapRef', 'secretRef'].every((name) => envFrom.some((one) => name in one));
      const settings = hasShared ? { ...shared, ...filledIn } : {};
      return readSettings({ NODE_ENV, HOST, ...settings, DATABASE_URL: 'postgres://shop@db/shop' })
        .databaseUrl;
    });
    expect(databases).toEqual(['postgres://shop@db/shop', 'postgres://shop@db/shop']);
  });

  it('CL-2 asks the probes of the shop at the ports of its image', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const ports = Object.fromEntries(
      (shop?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]),
    );
    const probes = [shop?.startupProbe, shop?.readinessProbe, shop?.livenessProbe];
    expect(ports).toEqual({
      http: Number(/ PORT=(\d+)/.exec(dockerfile)?.[1]),
      metrics: Number(find('ConfigMap')?.data?.METRICS_PORT),
    });
    expect(probes.map((probe) => probe?.httpGet)).toEqual([
      { path: '/livez', port: 'http' },
      { path: '/readyz', port: 'http' },
      { path: '/livez', port: 'http' },
    ]);
  });

  it('CL-2 has the secret of the database that the operator makes', () => {
    const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(`${find('Cluster')?.metadata.name}-app`).toBe('hatkhola-database-app');
    // The shop's and that of its migration.
    expect(text.join('').match(/name: hatkhola-database-app, key: uri/g)?.length).toBe(2);
  });
});
