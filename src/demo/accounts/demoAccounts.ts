import type { Role } from '#domain/accounts/role.ts';

/** A demo account, as the README names it. Its uid is fixed, so that the shop's rows match the emulator's accounts. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** The demo shop's admin. */
export const demoAdmin: DemoAccount = {
  uid: 'demo-admin-000000000000001',
  email: 'admin@hatkhola.example',
  password: 'admin-demo-1',
  name: 'Nusrat Jahan',
  role: 'admin',
};

/** The demo shop's member of staff, who may not delete (MD-10). */
export const demoStaff: DemoAccount = {
  uid: 'demo-staff-000000000000001',
  email: 'staff@hatkhola.example',
  password: 'staff-demo-1',
  name: 'Kamal Uddin',
  role: 'staff',
};

/** The demo shop's customer with an account and orders. */
export const demoCustomer: DemoAccount = {
  uid: 'demo-customer-0000000000001',
  email: 'customer@hatkhola.example',
  password: 'customer-demo-1',
  name: 'Rafiq Islam',
  role: 'customer',
};

/** The accounts that the emulator of a demo shop starts with. */
export const demoAccounts: readonly DemoAccount[] = [demoAdmin, demoStaff, demoCustomer];

/** By role, the account whose name stands at the moves of demo orders; customers have none here. */
export const demoActors: Readonly<Partial<Record<Role, DemoAccount>>> = {
  admin: demoAdmin,
  staff: demoStaff,
};
