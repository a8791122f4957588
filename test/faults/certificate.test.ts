import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { type CertificateFiles, hasFaketime, makeCertificate } from '../support/servers/makeCertificate.ts';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import { type LoopbackServer, openServer } from '../support/servers/openServer.ts';

const missing = [
  ...(hasNginx ? [] : ['nginx']),
  ...(existsSync('/usr/bin/openssl') ? [] : ['openssl']),
  ...(hasFaketime ? [] : ['faketime']),
];
if (missing.length > 0)
  process.stdout.write(`A certificate is not tested here: without Debian's ${missing.join(', ')}.\n`);

/** Status of the page, or the reason why a visitor who trusts only that certificate does not get it. */
const visit = (origin: string, certificate: string): Promise<number | string> =>
  new Promise((resolve) => {
    get(`${origin}/livez`, { ca: readFileSync(certificate), agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

describe.skipIf(missing.length > 0)('nginx with the documented TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-certificate-'));
  let shop: LoopbackServer;
  let nginx: Nginx;
  let ended: CertificateFiles;
  const used: CertificateFiles = { certificate: join(folder, 'used.crt'), key: join(folder, 'used.key') };
  const use = ({ certificate, key }: CertificateFiles): void => {
    copyFileSync(certificate, used.certificate);
    copyFileSync(key, used.key);
  };
  beforeAll(async () => {
    shop = await openServer((_, response) => response.end('ok'));
    // Made sixty days ago, for thirty days.
    ended = makeCertificate(folder, 60);
    use(ended);
    nginx = await startNginx([shop.origin], { tls: used });
  });
  afterAll(async () => {
    await nginx?.close();
    await shop?.close();
    removeFolder(folder);
  });

  it('CL-5 is refused by visitors once its certificate has ended, and leads to the shop again after a reload with a new one', async () => {
    const before = await visit(nginx.origin, ended.certificate);
    const renewed = makeCertificate(folder);
    use(renewed);
    const unread = await visit(nginx.origin, ended.certificate);
    nginx.reload();
    await vi.waitFor(async () => expect(await visit(nginx.origin, renewed.certificate)).toBe(200), {
      timeout: 20_000,
      interval: 50,
    });

    expect([before, unread]).toEqual(['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED']);
  });
});
