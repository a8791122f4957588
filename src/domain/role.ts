/** Roles of the shop's users; staff are admins. */
export const roles = ['admin', 'customer'] as const;
export type Role = (typeof roles)[number];
