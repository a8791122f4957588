export const clearTheFilter = 'Clear the filter';
export const sortBy = 'Sort by';
