import { soldOutMessage, type WantedItem } from '#domain/checkout/stockLines.ts';
import { ApiError } from '../../errors/apiError.ts';

/** The ApiError for a line of which fewer pieces are left than the order needs (GS-4). */
export const soldOutRefusal = ({ line }: Pick<WantedItem, 'line'>, name: string, left: number): ApiError =>
  new ApiError('soldOut', soldOutMessage(name, left), { field: `products[${line}].quantity`, left });
