import { describe, expect, it } from 'vitest';
import { isOwnAccount, roleChanges, roleFailure, userRemovalFailure } from '#dashboard/users/userMessages.ts';

const lastAdmin = {
  kind: 'refused',
  status: 409,
  code: 'lastAdmin',
  message: 'The last admin stays.',
} as const;
const unreachable = { kind: 'unreachable', message: 'The shop cannot be reached.' } as const;

describe('userMessages', () => {
  it('US-2 MD-10 offers each role the two others', () => {
    expect(roleChanges).toEqual({
      admin: [
        { role: 'customer', label: 'Demote to Customer' },
        { role: 'staff', label: 'Make Staff' },
      ],
      staff: [
        { role: 'admin', label: 'Promote to Admin' },
        { role: 'customer', label: 'Demote to Customer' },
      ],
      customer: [
        { role: 'admin', label: 'Promote to Admin' },
        { role: 'staff', label: 'Make Staff' },
      ],
    });
  });

  it('US-2 distinguishes a refused role change from one without a response', () => {
    expect([lastAdmin, unreachable].map(roleFailure)).toEqual([
      { title: 'Oops...', text: 'Failed to update user role. The last admin stays.' },
      { title: 'Oops...', text: 'Error updating user role. The shop cannot be reached.' },
    ]);
  });

  it('US-3 gives the reason why a user was not deleted', () => {
    expect(userRemovalFailure(lastAdmin)).toEqual({
      title: 'Error!',
      text: 'Failed to delete user. The last admin stays.',
    });
  });

  it('US-4 recognises the account of the user in upper and lower case', () => {
    expect([
      isOwnAccount('Admin@shop.example', 'admin@shop.example'),
      isOwnAccount('other@shop.example', 'admin@shop.example'),
      isOwnAccount('a', undefined),
    ]).toEqual([true, false, false]);
  });
});
