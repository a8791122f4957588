import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/removeFolder.ts';
import { bucket, openS3, type S3Server } from '../support/servers/openS3.ts';
import { S3BackupBucket } from '../support/servers/S3BackupBucket.ts';

/** A bucket on loopback for the repository of pgBackRest, which speaks TLS alone. */

export interface BackupBucket {
  readonly server: S3Server;
  readonly objects: S3BackupBucket;
  /** What names it to pgBackRest, instead of the values in s3.conf. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** A key and its certificate for `localhost`, in the folder. */
const makeCertificate = (folder: string): { keyFile: string; certFile: string } => {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { keyFile, certFile };
};

export const openBackupBucket = async (): Promise<BackupBucket> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-bucket-'));
  const { keyFile, certFile } = makeCertificate(folder);
  // PostgreSQL's user reads the certificate.
  chmodSync(folder, 0o755);
  const objects = new S3BackupBucket(bucket);
  const tls = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  const server = await openS3({ tls, objects });
  return {
    server,
    objects,
    environment: {
      PGBACKREST_REPO1_PATH: '/repository',
      PGBACKREST_REPO1_S3_BUCKET: bucket,
      PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
      PGBACKREST_REPO1_S3_REGION: server.settings.region,
      PGBACKREST_REPO1_S3_KEY: server.keys.accessKeyId,
      PGBACKREST_REPO1_S3_KEY_SECRET: server.keys.secretAccessKey,
      PGBACKREST_REPO1_STORAGE_PORT: new URL(server.settings.endpoint).port,
      PGBACKREST_REPO1_STORAGE_CA_FILE: certFile,
    },
    close: async () => {
      await server.close();
      removeFolder(folder);
    },
  };
};
