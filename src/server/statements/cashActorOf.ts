import type { Caller } from '../auth/authorization.ts';
import type { CashActor } from '../cash/cashRepository.ts';

/** The caller as the one who sends events to cash. Only staff can make these calls, so everybody but an admin counts as staff. */
export const cashActorOf = (
  { uid, name, role }: Pick<Caller, 'uid' | 'name' | 'role'>,
  at: Date,
): CashActor & { readonly role: 'staff' | 'admin' } => ({
  role: role === 'admin' ? 'admin' : 'staff',
  uid,
  name,
  at,
});
