import {
  type CheckedProduct,
  type CheckImportBody,
  checkProductImportCall,
  exportProductsCall,
  type StoredProduct,
  type StoreImportBody,
  storeProductImportCall,
} from '#contract/products/productImport.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** Export and import of products as a file (SP-6). */

export type { CheckedProduct, CheckImportBody, StoredProduct, StoreImportBody };

/** All products of the shop as one CSV file; rejects with a Failure. */
export const exportProducts = (onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  fetchCsv(exportProductsCall, {}, onProgress);

export const productImportApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Checks a part of the file; writes nothing. */
    checkProductImport: build.mutation<readonly CheckedProduct[], CheckImportBody>({
      query: (body) => apiRequest(checkProductImportCall, { body }),
      extraOptions: { mayTakeLong: true },
      // Not checked by a read… function: only the bundled server answers these calls.
      transformResponse: (reply: { readonly products: readonly CheckedProduct[] }) => reply.products,
    }),
    storeProductImport: build.mutation<readonly StoredProduct[], StoreImportBody>({
      query: (body) => apiRequest(storeProductImportCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply: { readonly products: readonly StoredProduct[] }) => reply.products,
      // Also after a failure: the part may be stored.
      invalidatesTags: ['Product'],
    }),
  }),
});
