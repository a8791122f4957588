export const filter = (partsSet: number): string => (partsSet > 0 ? `Filter (${partsSet})` : 'Filter');
export const clearTheFilter = 'Clear the filter';
export const sortBy = 'Sort by';
