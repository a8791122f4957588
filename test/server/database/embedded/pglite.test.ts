import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GuardedPglite } from '#server/database/embedded/guardedPglite.ts';
import { OwnerNodeFs } from '#server/database/embedded/ownerNodeFs.ts';
import { endsDatabase, messagesIn } from '#server/database/embedded/wireMessages.ts';
import { removeFolder } from '../../../support/removeFolder.ts';
import { fillDataDir } from '../../../support/servers/shopDataDir.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A message of a client: its type and its text, which ends with a zero byte. */
const message = (type: string, text: string): Buffer => {
  const contents = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(contents.length + 4, 1);
  return Buffer.concat([head, contents]);
};
const typesIn = (bytes: Buffer): string =>
  [...messagesIn(bytes)].map((one) => String.fromCharCode(one[0] ?? 0)).join('');

// What `server/database/embedded` takes of PGlite beyond its documented interface. A failure here means that the version
// of PGlite has changed and that the folder has to follow.
describe('the inside of PGlite on which the embedded database relies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-pglite-'));
  let pglite: GuardedPglite;
  beforeAll(async () => {
    pglite = new GuardedPglite({ fs: new OwnerNodeFs(join(folder, 'database')) });
    await pglite.waitReady;
  });
  afterAll(async () => {
    await pglite?.close();
    removeFolder(folder);
  });

  it('OP-11 is that of the one version which package.json names', () => {
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
    const { packages } = readJson('package-lock.json') as { packages: Record<string, { version: string }> };
    const installed = packages['node_modules/@electric-sql/pglite']?.version;

    expect(dependencies['@electric-sql/pglite'], 'the version is a range').toBe(installed);
  });

  it('OP-12 answers one message of a client with messages of PostgreSQL (`execProtocolRawStream`)', async () => {
    // Row description, data row, command complete, ready for query.
    expect(typesIn(await pglite.respond(message('Q', 'select 1')))).toBe('TDCZ');
    expect(typesIn(await pglite.respond(message('Q', 'select from nowhere')))).toBe('EZ');
    expect(pglite.isStopped).toBe(false);
  });

  it('OP-12 tells by the severity of an error that PostgreSQL ends itself', () => {
    // Severity, the same untranslated, code and text.
    const error = (severity: string): Buffer => message('E', `S${severity}\0V${severity}\0C53100\0Mfull\0`);

    expect(['ERROR', 'FATAL', 'PANIC'].map((severity) => endsDatabase(error(severity)))).toEqual([
      false,
      true,
      true,
    ]);
    // A notice ends nothing, whatever its severity.
    expect(endsDatabase(Buffer.concat([message('N', 'VPANIC'), error('ERROR')]))).toBe(false);
  });

  // Windows has no file modes.
  it.skipIf(process.platform === 'win32')('OP-11 sets the modes of its files by `FS.chmod`', () => {
    const paths = readdirSync(join(folder, 'database'), { recursive: true, encoding: 'utf8' });
    // Those of its folders are the umask's.
    const open = paths.filter((path) => {
      const file = lstatSync(join(folder, 'database', path));
      return file.isFile() && (file.mode & 0o077) !== 0;
    });

    expect(paths).toContain('PG_VERSION');
    expect(open).toEqual([]);
  });
});

describe('the files of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-pglite-'));
  afterEach(() => removeFolder(folder));

  it('OP-12 can be closed without it (`fs.closeFs`), as when it did not start', async () => {
    await fillDataDir(folder);
    const pglite = new GuardedPglite({ fs: new OwnerNodeFs(join(folder, 'database')) });
    await pglite.waitReady;

    expect(pglite.fs?.closeFs).toBeTypeOf('function');
    await pglite.closeFiles();
    expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true);
  });
});
