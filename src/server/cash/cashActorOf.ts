import { actorAt, type Caller } from '../auth/authorization.ts';
import type { CashActor } from './cashRepository.ts';

/** The caller as the one who sends events to cash. Only staff can make these calls, so everybody but an admin counts as staff. */
export const cashActorOf = (
  caller: Pick<Caller, 'uid' | 'name' | 'role'>,
  at: Date,
): CashActor & { readonly role: 'staff' | 'admin' } => ({
  ...actorAt(caller, at),
  role: caller.role === 'admin' ? 'admin' : 'staff',
});
