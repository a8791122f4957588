import {
  findBarcodeCall,
  type MakeBarcodesBody,
  makeBarcodesCall,
  type SaveBarcodesBody,
  saveBarcodesCall,
} from '#contract/products/barcodes.ts';
import type { FoundBarcode } from '#domain/products/barcode.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { readOne } from '../client/readOne.ts';
import { stockApi } from './stockApi.ts';

/** Barcodes of counted goods, for staff (GS-11, GS-12). */

interface SaveArgs {
  readonly id: string;
  readonly body: SaveBarcodesBody;
}

interface MakeArgs {
  readonly id: string;
  readonly body: MakeBarcodesBody;
}

const readFound = (raw: unknown): FoundBarcode | null => {
  if (!isRecord(raw) || !isRecord(raw.product)) return null;
  const { product, color, size } = raw;
  return {
    product: { id: readText(product.id), name: readText(product.name) },
    color: readText(color),
    size: readText(size),
  };
};

// Invalidated also after a failure: another user may have changed the barcodes.
const invalidatesTags = ['Stock' as const];

const barcodesApi = stockApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The item that has the barcode; `null` if the reply holds none. */
    findBarcode: build.query<FoundBarcode | null, string>({
      query: (code) => apiRequest(findBarcodeCall, { params: { code } }),
      transformResponse: (reply) => readOne(reply, readFound),
      providesTags: ['Stock'],
    }),
    saveBarcodes: build.mutation<void, SaveArgs>({
      query: ({ id, body }) => apiRequest(saveBarcodesCall, { params: { id }, body }),
      invalidatesTags,
    }),
    makeBarcodes: build.mutation<void, MakeArgs>({
      query: ({ id, body }) => apiRequest(makeBarcodesCall, { params: { id }, body }),
      invalidatesTags,
    }),
  }),
});

export const {
  useFindBarcodeQuery,
  useLazyFindBarcodeQuery,
  useSaveBarcodesMutation,
  useMakeBarcodesMutation,
} = barcodesApi;
