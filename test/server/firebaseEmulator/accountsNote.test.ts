import { expect, it } from 'vitest';
import { accountsNote } from '#server/firebaseEmulator/accountsNote.ts';

it('the note at the start names the accounts of the README only where their roles are in the database', () => {
  const databaseUrl = 'postgres://shop@127.0.0.1/shop';
  const notes = [
    accountsNote({ emulator: true, databaseUrl: null }),
    accountsNote({ emulator: true, databaseUrl }),
    accountsNote({ emulator: false, databaseUrl }),
  ];
  expect(notes).toEqual([
    ' (demo accounts: see README.md)',
    ' (demo accounts; ADMIN_EMAIL names the admin)',
    '',
  ]);
});
