import type { AdvanceSettings } from './advanceSettings.ts';
import type { PriceSettings } from './courierPrices.ts';
import type { CourierSettings } from './courierSettings.ts';

/** The settings for staff, which no page of the shop brings to the browser. */
export type StaffSettings = CourierSettings & AdvanceSettings & PriceSettings;

/** The settings without those for staff. */
export const withoutStaffSettings = <Settings extends StaffSettings>({
  pathaoStoreId: _pathaoStoreId,
  shipsAtCustody: _shipsAtCustody,
  cancelsReturning: _cancelsReturning,
  usesOwnRider: _usesOwnRider,
  takesAdvances: _takesAdvances,
  advanceBelowShare: _advanceBelowShare,
  advanceOver: _advanceOver,
  advanceForNewOutside: _advanceForNewOutside,
  courierPrices: _courierPrices,
  ...others
}: Settings): Omit<Settings, keyof StaffSettings> => others;
