import { expect, it } from 'vitest';
import { reasonWithoutBackup } from '#server/backup/repositoryInfo.ts';

it('CL-6 says why a repository has no backup', () => {
  expect(
    ['[]\n', 'no valid backups', 'ERROR: [056]: FormatError: key/value found'].map(reasonWithoutBackup),
  ).toEqual([
    'it has no stanza, which `pgbackrest stanza-create` makes',
    'no valid backups',
    'its list cannot be read, because the passphrase is not that of the repository, or the list is damaged',
  ]);
});
