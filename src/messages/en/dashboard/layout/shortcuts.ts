export const showThisList = 'Show this list';
export const keyboardShortcuts = 'Keyboard Shortcuts';
export const singleKeyShortcuts = 'Use single-key shortcuts on this device';
export const whereShortcutsDontWork = "Shortcuts don't work in fields or dialogs.";
export const close = 'Close';
/** Between two keys that do the same. */
export const or = ' or ';
