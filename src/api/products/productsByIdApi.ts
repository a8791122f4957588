import { listProductsByIdCall } from '#contract/products/products.ts';
import type { CheckedProducts } from '#domain/checkout/cartCheck.ts';
import { productsByIdLimit } from '#domain/shop/constants.ts';
import { isRecord, readTexts } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { cacheSeconds } from '../client/cacheSeconds.ts';
import { shopApi } from '../client/shopApi.ts';
import { productTags } from './productsApi.ts';
import { readProducts } from './readProducts.ts';

/** Whether a text that the browser has stored can be the id of a product: for any other text the server would refuse the whole call. */
const canBeId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

export const productsByIdApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The products with these ids (SH-5), and the ids about which the host has said something: a product may be gone. */
    productsById: build.query<CheckedProducts, readonly string[]>({
      queryFn: async (ids, _api, _options, send) => {
        // Nothing is said of ids beyond the limit: they count as not asked for.
        const askedIds = ids.filter(canBeId).slice(0, productsByIdLimit);
        if (askedIds.length === 0) return { data: { askedIds, products: [] } };
        const { data, error } = await send(
          apiRequest(listProductsByIdCall, { query: { ids: askedIds.join(',') } }),
        );
        if (error !== undefined) return { error };
        // For a host without this call `answerProductsById` requests each product by itself. Some requests may fail, so it adds to the
        // products the `askedIds` that were answered.
        const answered = isRecord(data) && Array.isArray(data.askedIds) ? readTexts(data.askedIds) : askedIds;
        return { data: { askedIds: answered, products: readProducts(data) } };
      },
      extraOptions: { noun: 'products' },
      providesTags: (result) => ['Public', ...productTags(result?.products)],
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

export const { useProductsByIdQuery } = productsByIdApi;
