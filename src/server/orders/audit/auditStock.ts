import { itemLabel } from '#domain/products/stock.ts';
import type { Db } from '../../database/database.ts';
import {
  type AuditedItem,
  countAudited,
  findDriftedItems,
  findDriftedMoves,
  findDriftedOrders,
  findDriftedProducts,
} from './stockAuditRepository.ts';

/** The result of an audit of all counted goods. */
interface StockAudit {
  readonly items: number;
  readonly moves: number;
  /** One message for each item, row of the ledger, order or product that does not agree with the ledger. */
  readonly drifts: readonly string[];
}

const nameOf = ({ productId, color, size }: AuditedItem): string => {
  const label = itemLabel({ color, size });
  return label === '' ? productId : `${productId} (${label})`;
};

/** Compares all counted goods with their ledger, and returns the differences; changes nothing. */
export const auditStock = async (db: Db): Promise<StockAudit> => {
  const items = await findDriftedItems(db);
  const moves = await findDriftedMoves(db);
  const orders = await findDriftedOrders(db);
  const products = await findDriftedProducts(db);
  return {
    ...(await countAudited(db)),
    drifts: [
      ...items.map(
        (item) => `Item ${nameOf(item)} has ${item.pieces} pieces, but its ledger comes to ${item.sum}.`,
      ),
      ...moves.map((move) => `Row ${move.position} of item ${nameOf(move)} does not continue the ledger.`),
      ...orders.map(({ number, held, status }) => `Order ${number} is ${status} and holds ${held} pieces.`),
      ...products.map(
        ({ id }) => `Product ${id} is shown as sold out although pieces are left, or the other way round.`,
      ),
    ],
  };
};
