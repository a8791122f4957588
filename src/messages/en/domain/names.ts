import type { Role } from '#domain/accounts/role.ts';

/**
 * The names of data: of statuses and areas, kinds of address and payment, states of reviews, and choices of products. The value
 * itself is what is sent, stored and compared; one that has no name is shown as it is.
 */
export const nameOf = (value: string): string => value;

/** The word for each role. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  staff: 'Staff',
  customer: 'Customer',
};
