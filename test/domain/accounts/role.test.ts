import { describe, expect, it } from 'vitest';
import { addsRights, isAdmin, isStaff, roleInForce, roles } from '#domain/accounts/role.ts';

describe('roles', () => {
  it('MD-10 let admins and staff work, and admins alone do the rest', () => {
    expect(roles.map((role) => [role, isStaff(role), isAdmin(role)])).toEqual([
      ['admin', true, true],
      ['staff', true, false],
      ['customer', false, false],
    ]);
    expect([isStaff(null), isAdmin(null)]).toEqual([false, false]);
  });

  it('AU-13 are in force while the address is verified', () => {
    expect(roles.map((role) => [true, false].map((verified) => roleInForce(role, verified)))).toEqual([
      ['admin', 'customer'],
      ['staff', 'customer'],
      ['customer', 'customer'],
    ]);
  });

  it('AU-13 add rights on the way up only', () => {
    const changes = roles.flatMap((from) => roles.map((to) => [from, to] as const));

    expect(changes.filter(([from, to]) => addsRights(from, to))).toEqual([
      ['staff', 'admin'],
      ['customer', 'admin'],
      ['customer', 'staff'],
    ]);
  });
});
