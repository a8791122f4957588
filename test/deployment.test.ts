import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { longTimeLimit } from '#api/client/timeLimit.ts';
import { readTrustProxy } from '#server/settings/readTrustProxy.ts';
import { nodeOptions } from './support/servers/openShop.ts';

const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** Every setting that the shop reads, as listed in `.env.example`. */
const known = new Set(lines('.env.example').flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []));
const unknown = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

describe('the image', () => {
  it('copies files that exist and that .dockerignore lets through', () => {
    const passed = lines('.dockerignore').flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);
    const copied = lines('Dockerfile')
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect([...new Set(copied)].toSorted()).toEqual(passed.toSorted());
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('uses the Node version of .nvmrc and runs as an unprivileged user', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const nodes = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
    expect(new Set(nodes)).toEqual(new Set([readFileSync('.nvmrc', 'utf8').trim()]));
    expect(dockerfile).toMatch(/\nUSER node\n/);
  });

  it('OP-59 has the built shop without the demo', () => {
    const lastStage = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1) ?? '';
    const parts = [...lastStage.matchAll(/^COPY --from=build \/shop\/(dist\S*)/gm)].map(([, part]) => part);
    expect(parts).toEqual(['dist/client', 'dist/maps', 'dist/server']);
  });

  it('OP-59 has what the npm scripts of an operator run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = [
      'seed',
      'migrate',
      'backup',
      'restore',
      'restore:drill',
      'orders:audit',
      'stock:audit',
      'cash:audit',
      'cash:replay',
      'orders:whatif',
      'couriers:replay',
    ];
    const files = new Set(names.map((name) => /^node (\S+) \w+$/.exec(scripts[name] ?? '')?.[1]));
    expect([...files]).toEqual(['src/command.js']);
    const lastStage = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1);
    expect(lastStage).toContain('\nCOPY --from=build /shop/src/command.js src/\n');
  });
});

interface Service {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly entrypoint?: readonly string[];
  readonly volumes: readonly string[];
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
}

describe('compose.yaml', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };
  const { shop, database, backup, restore } = services;

  it('sets nothing that the shop does not know', () => {
    const composed = Object.keys(shop?.environment ?? {});
    // The number, so that a list that is read wrongly does not pass.
    expect([composed.length, unknown(composed)]).toEqual([14, []]);
  });

  it('OP-62 gives shop and database the time to close, checksums and logs of a bounded size', () => {
    expect([shop?.stop_grace_period, database?.stop_grace_period]).toEqual(['30s', '60s']);
    expect(database?.environment.POSTGRES_INITDB_ARGS).toBe('--data-checksums');
    for (const service of Object.values(services))
      expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  });

  it('OP-62 offers shop and metrics to this machine alone, and trusts the networks that Docker makes', () => {
    expect(shop?.ports).toEqual(['127.0.0.1:4000:4000', '127.0.0.1:9464:9464']);
    expect(shop?.environment).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '0.0.0.0' });
    const networks = /^\$\{TRUST_PROXY:-(.+)\}$/.exec(String(shop?.environment.TRUST_PROXY))?.[1] ?? '';
    expect(readTrustProxy(networks)).toBe('172.16.0.0/12,192.168.0.0/16');
  });

  it('OP-62 backs up and restores the same shop, into a folder of the machine, and only when asked', () => {
    for (const [name, command] of Object.entries({ backup, restore })) {
      expect(command).toMatchObject({
        entrypoint: ['node', '/shop/src/command.js', name],
        profiles: ['command'],
        read_only: true,
        volumes: [...(shop?.volumes ?? []), '${BACKUP_FOLDER:-./backups}:/backups'],
      });
      expect(command?.restart).toBeUndefined();
      expect(shop?.environment).toMatchObject(command?.environment ?? {});
    }
  });
});

const names = (text: string): string[] => [...text.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);

/** The values of a line of a unit. */
const valuesOf = (file: string, name: string): string[] =>
  lines(`docs/deployment/${file}`)
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1));

/** What systemd complains of in the units. */
const faultsOf = (units: readonly string[]): string[] => {
  const args = ['verify', '--man=no', ...units.map((unit) => `docs/deployment/${unit}`)];
  const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  // Node may be elsewhere on this machine.
  return (stdout + stderr).split('\n').filter((line) => !/^$| is not executable: /.test(line));
};

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
if (!hasSystemd) process.stdout.write('Units are not verified here: systemd-analyze is not installed.\n');

describe('the units of systemd', () => {
  it.skipIf(!hasSystemd)('OP-63 CL-6 CL-7 are taken by systemd without a complaint', () => {
    const files = readdirSync('docs/deployment', { recursive: true, encoding: 'utf8' });
    const units = files.filter((file) => /\.(?:service|timer)$/.test(file));
    // A pattern that finds fewer would pass otherwise.
    expect(units).toHaveLength(11);
    expect(faultsOf(units)).toEqual([]);
  });

  it('set nothing that the shop does not know', () => {
    // Node's and glibc's.
    expect(unknown(valuesOf('hatkhola.service', 'Environment').flatMap(names))).toEqual([
      'NODE_ENV',
      'MALLOC_ARENA_MAX',
    ]);
    const settings = lines('docs/deployment/hatkhola.env').flatMap(
      (line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [],
    );
    expect(settings).toContain('DATA_DIR');
    expect(unknown(settings)).toEqual([]);
  });

  const operations = readFileSync('docs/operations.md', 'utf8');

  it.each(['docs/deployment/hatkhola.env', 'compose.yaml', 'docs/deployment/kubernetes/shop.yaml'])(
    'CL-5 log in %s each request and refusal, for which the runbook searches',
    (file) => {
      const levels = lines(file).flatMap(
        (line) => /^ *LOG_LEVEL(?:=|: )(?:\S*:-)?(\w+)/.exec(line)?.[1] ?? [],
      );
      expect(levels).toEqual(['info']);
    },
  );

  it('OP-63 prepare a machine by five commands, and find their files where only a build was copied', () => {
    const [, section = ''] = /\n- \*\*systemd\.\*\*.*?\n```\n(.*?)\n```/s.exec(operations) ?? [];
    const commands = section.split('\n');
    expect(commands.map((line) => line.split(' ')[0])).toEqual([
      'useradd',
      'install',
      'install',
      'install',
      'systemctl',
    ]);
    const [, copied = ''] = /After a build on another machine, copy (.*?)\. The/s.exec(operations) ?? [];
    for (const path of [
      'dist',
      'src/command.js',
      'docs/deployment',
      'package.json',
      'package-lock.json',
      '.npmrc',
    ])
      expect(copied).toContain(`\`${path}\``);
  });

  it('OP-63 name the key and the known hosts with which a backup is copied elsewhere', () => {
    const shell = valuesOf('hatkhola-backup.service', 'Environment').find((line) =>
      line.includes('RSYNC_RSH'),
    );
    for (const path of shell?.match(/\/etc\/hatkhola\/\w+/g) ?? [''])
      expect(operations).toContain(`\`${path}\``);
  });

  it('OP-63 restore by one command with the settings of the shop', () => {
    const command = operations.split('\n').find((line) => line.startsWith('systemd-run '));
    for (const unit of ['hatkhola.service', 'hatkhola-backup.service']) {
      expect(command).toContain(` --uid=${valuesOf(unit, 'User')[0]} `);
      expect(command).toContain(` --working-directory=${valuesOf(unit, 'WorkingDirectory')[0]} `);
      expect(command).toContain(` -p EnvironmentFile=${valuesOf(unit, 'EnvironmentFile')[0]} `);
      expect(command).toContain(` -p StateDirectory=${valuesOf(unit, 'StateDirectory')[0]} `);
    }
    expect(command).toContain(' /usr/bin/node src/command.js restore /var/backups/hatkhola/');
  });

  it('OP-63 CL-7 audit with the settings of the shop alone, and put none into the folder that all shops share', () => {
    const audits = operations.split('\n').filter((line) => /^\d.*auditOrders/.test(line));
    expect(audits).toHaveLength(1);
    expect(audits[0]).toMatch(/ root for audit in .*; do systemd-run /);
    for (const option of ['--uid=hatkhola', 'EnvironmentFile=/etc/hatkhola.env', 'StateDirectory=hatkhola'])
      expect(audits[0]).toContain(` ${option.startsWith('--') ? '' : '-p '}${option} `);
    expect(operations).not.toContain('/srv/hatkhola/.env');
  });

  it('OP-63 run shop and backup with the same settings in a sandbox, and tell of a failed backup', () => {
    for (const unit of ['hatkhola.service', 'hatkhola-backup.service']) {
      expect(valuesOf(unit, 'EnvironmentFile')).toEqual(['/etc/hatkhola.env']);
      expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
      expect(valuesOf(unit, 'CapabilityBoundingSet')).toEqual(['']);
    }
    expect(valuesOf('hatkhola.service', 'LimitNOFILE')).toEqual(['65536']);
    expect(valuesOf('hatkhola-backup.service', 'OnFailure')).toEqual(['hatkhola-alert@%n.service']);
    expect(valuesOf('hatkhola-alert@.service', 'ExecStart')).toHaveLength(1);
    expect(valuesOf('hatkhola-backup.service', 'ExecStart')).toEqual([
      '/bin/sh docs/deployment/hatkhola-backup.sh',
    ]);
  });

  it('CL-6 back up and drill as the user of PostgreSQL, every night, and tell of a failure', () => {
    for (const unit of ['hatkhola-pgbackrest@.service', 'hatkhola-restore-drill.service']) {
      expect(valuesOf(`backups/${unit}`, 'User')).toEqual(['postgres']);
      expect(valuesOf(`backups/${unit}`, 'OnFailure')).toEqual(['hatkhola-alert@%n.service']);
    }
    expect(valuesOf('backups/hatkhola-pgbackrest@.service', 'ExecStart')).toEqual([
      '/bin/sh docs/deployment/backups/backup.sh %i',
    ]);
    expect(valuesOf('backups/hatkhola-restore-drill.service', 'ExecStart')).toEqual([
      '/usr/bin/node /srv/hatkhola/src/command.js restoreDrill',
    ]);
    const times = ['pgbackrest@full', 'pgbackrest@incr', 'restore-drill'].flatMap((timer) =>
      valuesOf(`backups/hatkhola-${timer}.timer`, 'OnCalendar'),
    );
    expect(times).toEqual(['Sun *-*-* 02:15', 'Mon..Sat *-*-* 02:15', '*-*-* 04:15']);
  });

  it('CL-7 run each of several shops like the only one, with a user, settings and a folder of its own', () => {
    // Lines that may differ, and comments.
    const own = /^(#|Description|User|Group|EnvironmentFile|ExecStart|StateDirectory|MemoryMax)\b|^# /;
    const shared = (file: string) => lines(`docs/deployment/${file}`).filter((line) => !own.test(line));
    expect(shared('hatkhola@.service')).toEqual(shared('hatkhola.service'));
    const values = ['User', 'EnvironmentFile', 'StateDirectory'].flatMap((name) =>
      valuesOf('hatkhola@.service', name),
    );
    expect(values).toEqual(['hatkhola-%i', '/etc/hatkhola/%i.env', 'hatkhola-%i']);
    expect(valuesOf('hatkhola@.service', 'ExecStart')[0]).toContain(' DATA_DIR=/var/lib/hatkhola-%i ');
  });
});

it.each([
  ['package.json', /"start": "(.*?) src\/start\.js"/],
  ['package.json', /"start:production": "(.*?) dist\/server\/main\.js"/],
  ['Dockerfile', /\nCMD \["(.*?)", "dist\/server\/main\.js"\]/],
  ['docs/deployment/hatkhola.service', /^ExecStart=\/usr\/bin\/(.*?) dist\/server\/main\.js$/m],
  ['docs/deployment/hatkhola@.service', /^ExecStart=.* \/usr\/bin\/(.*?) dist\/server\/main\.js$/m],
  ['docs/operations.md', /^NODE_ENV=production (.*?) dist\/server\/main\.js$/m],
])('OP-31 %s starts the shop with the same options of Node (%s)', (file, command) => {
  const [, started] = command.exec(readFileSync(file, 'utf8')) ?? [];
  expect(started?.split(/"?,? "?/)).toEqual(['node', ...nodeOptions]);
});

it.each([
  ['nginx.conf', /location \/api\/ \{[^}]*proxy_read_timeout (\d+)s;/],
  ['nginx-cached.conf', /location \/api\/product \{[^}]*proxy_read_timeout (\d+)s;/],
  ['kubernetes/shop.yaml', /proxy-read-timeout: "(\d+)"/],
])('ER-4 %s waits for an answer of the API as long as the browser does', (file, wait) => {
  const [, seconds] = wait.exec(readFileSync(`docs/deployment/${file}`, 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBe(longTimeLimit);
});
