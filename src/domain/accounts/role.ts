/** Roles of the shop's users; staff are those with the role admin or staff (MD-10). */
export const roles = ['admin', 'staff', 'customer'] as const;
export type Role = (typeof roles)[number];

/** The roles of staff. */
export const staffRoles = ['admin', 'staff'] as const satisfies readonly Role[];

/** Whether the role works orders and products: an admin or a member of staff; `false` without a role. */
export const isStaff = (role: Role | null): boolean => staffRoles.some((staffRole) => staffRole === role);

/** Whether the role may do what staff may not (MD-10), such as delete orders and change users; `false` without a role. */
export const isAdmin = (role: Role | null): boolean => role === 'admin';

/** The role whose rights an account has now: staff and admins have theirs only while their e-mail address is verified (AU-13). */
export const roleInForce = (role: Role, emailVerified: boolean): Role => (emailVerified ? role : 'customer');

/** Whether an account that changes from one role to the other may do more than before. */
export const addsRights = (from: Role, to: Role): boolean =>
  from !== to && (isAdmin(to) || (isStaff(to) && !isStaff(from)));
