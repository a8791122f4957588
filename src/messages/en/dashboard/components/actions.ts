export const exportCsv = 'Export CSV';
export const exporting = (progress: string): string => `Exporting… ${progress}`;
export const move = (name: string, direction: string): string => `Move ${name} ${direction}`;
