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

  it('MD-10 API-2 API-8 reads admins and customers from the flags, and staff from the name of the role', () => {
    const none = { admin: false, customer: false };
    expect(roleOf(none)).toBe(null);
    expect(roleOf({ admin: false, customer: true })).toBe('customer');
    expect(roleOf({ ...none, role: 'staff' })).toBe('staff');
    // The flags alone make an admin.
    expect(roleOf({ ...none, role: 'admin' })).toBe(null);
    expect(roleOf({ admin: true, customer: true, role: 'staff' })).toBe('admin');
  });
});
