import { describe, expect, it } from 'vitest';
import { roleOf } from '#domain/accounts/session.ts';

describe('roleOf', () => {
  it('DB-2 prefers admin to customer, and is null without a flag', () => {
    const flags = [
      { admin: true, customer: true },
      { admin: true, customer: false },
      { admin: false, customer: true },
      { admin: false, customer: false },
    ];
    expect(flags.map(roleOf)).toEqual(['admin', 'admin', 'customer', null]);
  });
});
