export const error = 'Error!';
export const exportCsv = 'Export CSV';
export const exporting = (progress: string): string => `Exporting… ${progress}`;
export const rows = 'rows';
export const rowsOf = (rows: string, total: string): string => `${rows} of ${total}`;
export const moveUp = (name: string): string => `Move ${name} up`;
export const moveDown = (name: string): string => `Move ${name} down`;
export const isAtPlace = (name: string, place: number, count: number): string =>
  `${name} is at place ${place} of ${count} now.`;
export const undoTheLastChange = 'Undo the last change';
export const saving = 'Saving...';
export const save = 'Save';
export const saved = 'Saved. Customers see the change within a few seconds.';
export const theLastChangeIsUndone = 'The last change was undone.';
