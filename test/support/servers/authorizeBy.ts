import { type Access, accessRefusals } from '#contract/call/access.ts';
import type { Authorize } from '#server/auth/authorization.ts';

/** The hooks of a server without accounts: one for every call. */
// TypeScript does not know the keys that `Object.fromEntries` makes.
export const authorizeBy = (hook: Authorize[Access]): Authorize =>
  Object.fromEntries(Object.keys(accessRefusals).map((access) => [access, hook])) as unknown as Authorize;
