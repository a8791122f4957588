import type { AdvanceSettings } from './advanceSettings.ts';
import type { PriceSettings } from './courierPrices.ts';
import type { CourierSettings } from './courierSettings.ts';

/**
 * The settings for staff, which no page of the shop brings to the browser. Whether the shop takes advances is not one of them: pages may
 * not promise that nothing is paid in advance then.
 */
export type StaffSettings = CourierSettings & Omit<AdvanceSettings, 'takesAdvances'> & PriceSettings;

/** The settings without those for staff. */
export const withoutStaffSettings = <Settings extends StaffSettings>({
  pathaoStoreId: _pathaoStoreId,
  shipsAtCustody: _shipsAtCustody,
  cancelsReturning: _cancelsReturning,
  usesOwnRider: _usesOwnRider,
  advanceBelowShare: _advanceBelowShare,
  advanceOver: _advanceOver,
  advanceForNewOutside: _advanceForNewOutside,
  courierPrices: _courierPrices,
  ...others
}: Settings): Omit<Settings, keyof StaffSettings> => others;
