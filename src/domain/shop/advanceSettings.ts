/**
 * Whether staff may ask for the delivery charge in advance (CA-10), and for which orders that is proposed to them. The rules of the
 * proposals are sent to staff only. The keys of the payment gateway are secrets of the shop (SP-14).
 */
export interface AdvanceSettings {
  readonly takesAdvances: boolean;
  /**
   * Per cent: an advance is proposed if a smaller share of the phone number's finished orders was delivered and kept; `null` switches
   * this rule off.
   */
  readonly advanceBelowShare: number | null;
  /** Whole taka: an advance is proposed for an order of more than this; `null` switches this rule off. */
  readonly advanceOver: number | null;
  /** Whether an advance is proposed for an order outside of Dhaka from a phone number without other orders. */
  readonly advanceForNewOutside: boolean;
}

/** For a new shop, and for settings that were saved before these existed. */
export const defaultAdvanceSettings: AdvanceSettings = {
  takesAdvances: false,
  advanceBelowShare: 50,
  advanceOver: null,
  advanceForNewOutside: true,
};

/** The settings that are on or off. */
export const advanceSwitches = ['takesAdvances', 'advanceForNewOutside'] as const;
export type AdvanceSwitch = (typeof advanceSwitches)[number];

/** The smallest and the greatest value of each number. */
export const advanceRanges = {
  advanceBelowShare: { min: 1, max: 100 },
  advanceOver: { min: 1, max: 10_000_000 },
} as const;
export type AdvanceNumber = keyof typeof advanceRanges;
