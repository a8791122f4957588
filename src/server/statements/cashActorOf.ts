import type { Caller } from '../auth/authorization.ts';
import type { CashActor } from '../cash/cashRepository.ts';

/** The person of the shop who sends events to cash; a call of staff admits no other role. */
export const cashActorOf = (
  { uid, name, role }: Pick<Caller, 'uid' | 'name' | 'role'>,
  at: Date,
): CashActor & { readonly role: 'staff' | 'admin' } => ({
  role: role === 'admin' ? 'admin' : 'staff',
  uid,
  name,
  at,
});
