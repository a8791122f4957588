import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a certificate and of its key. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Debian's faketime makes certificates of another day. */
const faketime = '/usr/bin/faketime';
export const hasFaketime = existsSync(faketime);

const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30'.split(' ');
const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];

/** A certificate for this machine and 30 days, made that many days ago; `faketime` for another day than today. */
export const makeCertificate = (folder: string, daysAgo = 0): CertificateFiles => {
  const files = { certificate: join(folder, `${daysAgo}.crt`), key: join(folder, `${daysAgo}.key`) };
  const request = ['req', '-x509', ...kind, ...names, '-keyout', files.key, '-out', files.certificate];
  const [program, args] =
    daysAgo === 0 ? ['openssl', request] : [faketime, ['-f', `-${daysAgo}d`, 'openssl', ...request]];
  execFileSync(program, args, { stdio: 'ignore' });
  return files;
};
