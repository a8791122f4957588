import type { StockItem } from '#domain/products/stock.ts';

/** Identifies an item within its product; an index would not, since the product may gain a colour or size meanwhile. */
export const itemKey = ({ color, size }: StockItem): string => JSON.stringify([color, size]);
