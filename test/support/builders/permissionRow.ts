import type { RequestOptions } from '../servers/startApi.ts';

/** An id that nothing in the shop has. */
export const unknownId = '0'.repeat(24);

/** How one call of the contract is answered to each caller. */
export interface Row {
  readonly asking: (facts: { order: string; product: string }) => RequestOptions;
  /** Status codes for an anonymous caller, another customer, the owner of the order, staff, and an admin. */
  readonly statuses: readonly [number, number, number, number, number];
}

/** A call that staff and admins alone may make, with the status that they get. */
export const forStaff = (asking: Row['asking'], status = 200): Row => ({
  asking,
  statuses: [401, 403, 403, status, status],
});

/** A call that admins alone may make, with the status that they get. */
export const forAdmins = (asking: Row['asking'], status = 200): Row => ({
  asking,
  statuses: [401, 403, 403, 403, status],
});

/** A call for which it makes no difference who makes it, with the status that everybody gets. */
export const forEverybody = (asking: Row['asking'], status = 200): Row => ({
  asking,
  statuses: [status, status, status, status, status],
});

/** A call that every signed-in caller may make. */
export const forSignedIn = (asking: Row['asking']): Row => ({ asking, statuses: [401, 200, 200, 200, 200] });
