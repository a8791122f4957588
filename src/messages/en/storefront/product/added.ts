export const undo = 'Undo';
export const viewCart = 'View cart';
export const ok = 'OK';
