import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { removeFolder } from '../removeFolder.ts';
import type { CertificateFiles } from './makeCertificate.ts';
import { unassignedPorts } from './unassignedPorts.ts';

/** nginx with the configuration of docs/deployment in front of shops, where it is installed. */

export const nginxProgram = '/usr/sbin/nginx';
export const hasNginx = existsSync(nginxProgram);

export interface Nginx {
  readonly origin: string;
  /** Of the server that leads to TLS. */
  readonly plainOrigin: string;
  /** Where it keeps responses, when it does. */
  readonly cacheFolder: string;
  /** What it has written into its logs. */
  log(): string;
  /** Lets it read its configuration and its certificate again, as `nginx -s reload` does. */
  reload(): void;
  /** Ends it with the requests in progress, and starts it again; resolves when it leads to a shop. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const replace = (text: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(text)) throw new Error(`docs/deployment/nginx.conf has nothing like ${pattern}.`);
  return text.replaceAll(pattern, by);
};

/** The site with TLS by that certificate; without TLS for `null`. */
const withTls = (site: string, port: number, tls: CertificateFiles | null): string => {
  const onLoopback = replace(site, /\s+listen \[::\].*;/g, '');
  if (tls === null) {
    const withoutTls = replace(onLoopback, /\s+ssl_.*;/g, '');
    return replace(withoutTls, /listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`);
  }
  const onPort = replace(onLoopback, /listen 443 ssl http2;/g, `listen 127.0.0.1:${port} ssl http2;`);
  const certified = replace(onPort, /ssl_certificate .*;/g, `ssl_certificate ${tls.certificate};`);
  return replace(certified, /ssl_certificate_key .*;/g, `ssl_certificate_key ${tls.key};`);
};

interface SiteParts {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly tls: CertificateFiles | null;
}

/** The documented configuration with these processes and its logs in the folder, on ports of loopback. */
const siteOf = (origins: readonly string[], { folder, port, plainPort, tls }: SiteParts): string => {
  const documented = readFileSync('docs/deployment/nginx.conf', 'utf8');
  const [, options = ''] = /server 127\.0\.0\.1:4000(.*);/.exec(documented) ?? [];
  const servers = origins.map((origin) => `server ${new URL(origin).host}${options};`).join('\n');
  const withServers = replace(documented, /server 127\.0\.0\.1:4000.*;/g, servers);
  return replace(withTls(withServers, port, tls), /listen 80;/g, `listen 127.0.0.1:${plainPort};`).replaceAll(
    '/var/log/nginx',
    folder,
  );
};

const documentedCacheFolder = '/var/cache/nginx/hatkhola';

/** The site with the documented cache, in that folder. */
const withCache = (site: string, cacheFolder: string): string => {
  const zone = readFileSync('docs/deployment/nginx-cache.conf', 'utf8').replaceAll(
    documentedCacheFolder,
    cacheFolder,
  );
  const stored = readFileSync('docs/deployment/nginx-cached.conf', 'utf8');
  return `${zone}\n${replace(site, /\n {2}location \/ \{/g, `\n${stored}\n  location / {`)}`;
};

/** As its usual user nginx could not read the folder of a test that root runs. */
const runsAsRoot = 'user root;';

const configuration = (folder: string, site: string): string => `
${process.getuid?.() === 0 ? runsAsRoot : ''}
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}`;

/** Starts nginx with the configuration in the folder; resolves when it answers. */
const startProgram = async (
  folder: string,
  origin: string,
): Promise<{ reload(): void; end(signal: NodeJS.Signals): Promise<void> }> => {
  const file = join(folder, 'nginx.conf');
  // nginx opens a log before it reads the file: without `-e` the one of the system.
  const child = spawn(nginxProgram, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  await vi.waitFor(() => fetch(`${origin}/livez`, { redirect: 'manual' }), { timeout: 20_000 });
  return {
    reload: () => void child.kill('SIGHUP'),
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};

interface NginxOptions {
  /** Whether nginx keeps pages and public lists. */
  readonly cached?: boolean;
  /** Without it nginx serves without TLS. */
  readonly tls?: CertificateFiles | null;
}

export const startNginx = async (
  origins: readonly string[],
  { cached = false, tls = null }: NginxOptions = {},
): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-nginx-'));
  const [port = 0, plainPort = 0] = await unassignedPorts(2);
  const cacheFolder = join(folder, 'cache');
  const site = siteOf(origins, { folder, port, plainPort, tls });
  writeFileSync(
    join(folder, 'nginx.conf'),
    configuration(folder, cached ? withCache(site, cacheFolder) : site),
  );
  const origin = `http${tls === null ? '' : 's'}://127.0.0.1:${port}`;
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  // `fetch` does not trust the certificate: the plain port shows that nginx answers.
  const start = () => startProgram(folder, tls === null ? origin : plainOrigin);
  let running = await start();
  return {
    origin,
    plainOrigin,
    cacheFolder,
    log: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    reload: () => running.reload(),
    restart: async () => {
      await running.end('SIGTERM');
      running = await start();
    },
    close: async () => {
      await running.end('SIGQUIT');
      removeFolder(folder);
    },
  };
};
