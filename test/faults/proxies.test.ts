import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { hasCaddy, startCaddy } from '../support/servers/caddy.ts';
import { hasNginx, nginxProgram, startNginx } from '../support/servers/nginx.ts';
import { openServer } from '../support/servers/openServer.ts';

const proxies = [
  { name: 'nginx', isInstalled: hasNginx, start: (origin: string) => startNginx([origin]) },
  { name: 'Caddy', isInstalled: hasCaddy, start: startCaddy },
];
for (const { name } of proxies.filter(({ isInstalled }) => !isInstalled))
  process.stdout.write(`The documented ${name} is not tested here: it is not installed.\n`);

/** A server that answers with the request id that it got. */
const startServer = () =>
  openServer((request, response) => response.end(String(request.headers['x-request-id'])));

const token = 'awUrLxwcKM7PHD0wAAAASzhPVQx-H0Gk2vOVrmg9';
/** Addresses, each with the part that no log may have. */
const secrets = {
  [`/track/${token}`]: token,
  [`/TRACK/${token}?utm_source=sms`]: token,
  [`/bn/track/${token}`]: token,
  [`/advance/${token}`]: token,
  '/bn/mail-link?mode=resetPassword&oobCode=c0de-of-a-mail': 'c0de-of-a-mail',
  '/mail-link?mode=resetPassword&oobCode=c0de-of-a-mail': 'c0de-of-a-mail',
  '/api/orders?search=01712345678': '01712345678',
  '/api/admin/rahima@people.example': 'rahima',
  '/api/phoneCustomers/01812345679': '01812345679',
  // As the application encodes it.
  '/api/customer/karim%40people.example': 'karim',
  // An access token in the address (RT-13).
  '/bn/dashboard/eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl': 'eyJ1aWQi',
  '/dashboard/eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl': 'eyJ1aWQi',
};

describe.each(proxies)('the documented $name', ({ isInstalled, start }) => {
  it.skipIf(!isInstalled)(
    'SEC-15 logs no secret of an address or a referrer, also while the shop is closed',
    async () => {
      const server = await startServer();
      const proxy = await start(server.origin);
      onTestFinished(() => proxy.close());
      const visit = async (origin: string): Promise<void> => {
        for (const path of Object.keys(secrets)) {
          await fetch(origin + path, { redirect: 'manual' });
          await fetch(`${origin}/assets/notice.woff2`, {
            headers: { referer: `https://shop.example${path}` },
            redirect: 'manual',
          });
        }
      };
      await visit(proxy.origin);
      // nginx has one more server, which leads to TLS.
      if ('plainOrigin' in proxy && typeof proxy.plainOrigin === 'string') await visit(proxy.plainOrigin);
      await server.close();
      await visit(proxy.origin);
      const { status } = await fetch(`${proxy.origin}/livez`);

      expect(status).toBe(502);
      await expect.poll(() => proxy.log(), { timeout: 20_000 }).toContain('/livez');
      const log = proxy.log();
      expect([...new Set(Object.values(secrets))].filter((secret) => log.includes(secret))).toEqual([]);
      expect(log).toContain('/assets/notice.woff2');
    },
  );

  it.skipIf(!isInstalled)('OP-36 replaces the id that a client gives its request', async () => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const proxy = await start(server.origin);
    onTestFinished(() => proxy.close());
    const idOf = async (): Promise<string> => {
      const answer = await fetch(proxy.origin, { headers: { 'x-request-id': 'chosen-by-a-client' } });
      return answer.text();
    };
    const ids = [await idOf(), await idOf()];

    expect(ids).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), expect.stringMatching(/^[\w-]{8,64}$/)]);
    expect(new Set(['chosen-by-a-client', ...ids]).size).toBe(3);
  });
});

it.skipIf(!hasNginx)(
  'CL-7 the documented nginx takes the file of a further shop beside that of the first',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hatkhola-sites-'));
    onTestFinished(() => removeFolder(folder));
    const documented = 'docs/deployment/nginx.conf';
    // The documented command that makes the file of a further shop, and the name of that file.
    const [, command = '', further = ''] =
      /`(sed [^`]*)>\/etc\/nginx\/conf\.d\/([^`]*)`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const sites = {
      'hatkhola.conf': readFileSync(documented, 'utf8'),
      [further]: execFileSync('sh', ['-c', command.replaceAll('\n', ' ')], { encoding: 'utf8' }),
    };
    let sockets = 0;
    const socket = (): string => {
      sockets += 1;
      return `listen unix:${folder}/socket-${sockets};`;
    };
    // The check of nginx opens what it listens on, its certificates and its logs.
    for (const [name, site] of Object.entries(sites)) {
      const here = site
        .replaceAll(/listen .*;/g, socket)
        .replaceAll(/ssl_.*;/g, '')
        .replaceAll('/var/log/nginx', folder);
      writeFileSync(join(folder, name), here);
    }
    const main = join(folder, 'main');
    writeFileSync(
      main,
      `pid ${folder}/pid; error_log ${folder}/log; events {} http { include ${folder}/*.conf; }`,
    );

    const { status, stderr } = spawnSync(nginxProgram, ['-t', '-c', main], { encoding: 'utf8' });

    expect({
      status,
      files: readdirSync(folder).filter((name) => name.endsWith('.conf')).length,
      stderr,
    }).toEqual({
      status: 0,
      files: 2,
      stderr: expect.stringContaining('test is successful'),
    });
    expect(sites[further]).toContain('server_name bazaar.example;');
  },
);
