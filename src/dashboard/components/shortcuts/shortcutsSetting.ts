import { browserStorage } from '#slices/browserStorage.ts';

const storageKey = 'shortcuts';

/** Whether single keys work on this device (WCAG 2.1.4); on by default. */
export const areShortcutsOn = (): boolean => browserStorage.local.getItem(storageKey) !== 'off';

export const setShortcutsOn = (isOn: boolean): void =>
  isOn ? browserStorage.local.removeItem(storageKey) : browserStorage.local.setItem(storageKey, 'off');
