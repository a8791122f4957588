import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/removeFolder.ts';
import { makeCertificate } from '../support/servers/makeCertificate.ts';
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

export const openBackupBucket = async (): Promise<BackupBucket> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-bucket-'));
  const { certificate, key } = makeCertificate(folder);
  // PostgreSQL's user reads the certificate.
  chmodSync(folder, 0o755);
  const objects = new S3BackupBucket(bucket);
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
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
      PGBACKREST_REPO1_STORAGE_CA_FILE: certificate,
    },
    close: async () => {
      await server.close();
      removeFolder(folder);
    },
  };
};
