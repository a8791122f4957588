export const bulkActionsFor = (noun: string): string => `Bulk actions for ${noun}`;
export const selected = (counted: string): string => `${counted} selected`;
export const noneSelected = 'None selected';
export const more = 'More';
export const couldNotBeLoaded = (noun: string): string => `The ${noun} could not be loaded.`;
export const selectThese = (count: number): string =>
  count === 1 ? 'Select this one' : `Select these ${count}`;
export const selecting = 'Selecting...';
export const selectingOf = (read: string, wanted: string): string => `Selecting... ${read} of ${wanted}`;
export const selectTheFirst = (wanted: string): string => `Select the first ${wanted}`;
export const selectAllThatMatch = (wanted: string): string => `Select all ${wanted} that match`;
export const clearSelection = 'Clear selection';
export const select = (name: string): string => `Select ${name}`;
export const selectAllOnThisPage = 'Select all on this page';
export const selection = 'Selection';
