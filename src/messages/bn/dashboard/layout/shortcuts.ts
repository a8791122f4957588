import type { Matches } from '../../../matches.ts';

export const showThisList = 'এই তালিকা দেখান';
export const keyboardShortcuts = 'কীবোর্ড শর্টকাট';
export const singleKeyShortcuts = 'এই ডিভাইসে এক কী-র শর্টকাট ব্যবহার করুন';
export const whereShortcutsDontWork = 'লেখার ঘরে ও ডায়ালগে শর্টকাট কাজ করে না।';
export const close = 'বন্ধ করুন';
export const or = ' বা ';

export type Complete = Matches<
  typeof import('../../../en/dashboard/layout/shortcuts.ts'),
  typeof import('./shortcuts.ts')
>;
