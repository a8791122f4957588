export const showThisList = 'Show this list';
export const keyboardShortcuts = 'Keyboard Shortcuts';
export const useSingleKeyShortcutsOn = 'Use single-key shortcuts on this device';
export const shortcutsDontWorkInFields = "Shortcuts don't work in fields or dialogs.";
export const close = 'Close';
