import type { Handover, HandoverWithParcels } from '#domain/cash/handover.ts';
import type { Db } from '../database/database.ts';
import type { CountedPage, PageQuery } from '../database/queries/paging.ts';
import { notFound } from '../errors/apiError.ts';
import { findHandover, listHandovers } from './handoversRepository.ts';

/** Rows of a page for which the query names no limit. */
const defaultLimit = 50;

/** Returns a page of the handovers, newest first. */
export const pageOfHandovers = (db: Db, page: PageQuery): Promise<CountedPage<Handover>> =>
  listHandovers(db, { limit: defaultLimit, ...page });

/** Returns a handover with its parcels; throws an ApiError for an unknown id. */
export const handoverWithParcels = async (db: Db, id: string): Promise<HandoverWithParcels> => {
  const handover = await findHandover(db, id);
  if (handover === null) throw notFound('handover');
  return handover;
};
