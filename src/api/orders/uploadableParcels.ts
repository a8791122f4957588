import { bookedOrdersLimit } from '#domain/consignments/booking.ts';
import { mayBeUploaded } from '#domain/consignments/consignmentRules.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { type ConsignmentsFilter, consignmentsApi } from './consignmentsApi.ts';

const { consignments } = consignmentsApi.endpoints;

interface UploadableParcels {
  /** Newest first. */
  readonly ids: readonly string[];
  /** Whether there are more than one file takes: then these are the newest. */
  readonly isCut: boolean;
}

/** The parcels on all pages of this list that an upload file may have (CR-13); rejects with the error of a call that failed. */
export const uploadableParcels =
  (filter: ConsignmentsFilter): ShopThunk<Promise<UploadableParcels>> =>
  async (dispatch) => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const query = consignments.initiate({ ...filter, after }, { subscribe: false, forceRefetch: true });
      const { items, next } = await dispatch(query).unwrap();
      ids.push(...items.filter(mayBeUploaded).map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined && ids.length <= bookedOrdersLimit);
    return { ids: ids.slice(0, bookedOrdersLimit), isCut: ids.length > bookedOrdersLimit };
  };
