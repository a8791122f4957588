import { describe, expect, it } from 'vitest';
import { isAdmin, isStaff, roles } from '#domain/role.ts';
import { roleOf } from '#domain/session.ts';

describe('roles', () => {
  it('MD-10 let admins and staff work, and admins alone do the rest', () => {
    expect(roles.map((role) => [role, isStaff(role), isAdmin(role)])).toEqual([
      ['admin', true, true],
      ['staff', true, false],
      ['customer', false, false],
    ]);
    expect([isStaff(null), isAdmin(null)]).toEqual([false, false]);
  });

  it('MD-10 API-2 API-8 come from the flags, and staff from the name of the role', () => {
    const none = { admin: false, customer: false };
    expect([
      roleOf(none),
      roleOf({ ...none, role: 'staff' }),
      roleOf({ ...none, role: 'admin' }),
      roleOf({ admin: true, customer: true, role: 'staff' }),
      roleOf({ admin: false, customer: true }),
    ]).toEqual([null, 'staff', null, 'admin', 'customer']);
  });
});
