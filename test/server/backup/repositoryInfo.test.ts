import { expect, it } from 'vitest';
import { reasonWithoutBackup } from '#server/backup/repositoryInfo.ts';

it.each([
  ['an empty list', '[]\n', 'it has no stanza, which `pgbackrest stanza-create` makes'],
  ['the status of a stanza', 'no valid backups', 'no valid backups'],
  [
    'an error',
    'ERROR: [056]: FormatError: key/value found',
    'its list cannot be read, because the passphrase is not that of the repository, or the list is damaged',
  ],
])(
  'CL-6 says why a repository has no backup when `pgbackrest info` answers with %s',
  (_name, answer, reason) => {
    expect(reasonWithoutBackup(answer)).toBe(reason);
  },
);
