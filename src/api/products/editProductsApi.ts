import {
  type ChangedProductBody,
  deleteProductCall,
  getProductCall,
  type ProductBody,
  postProductCall,
  updateProductCall,
} from '#contract/products/products.ts';
import { readBengaliTexts } from '#domain/products/bengaliProduct.ts';
import { type Product, readProduct } from '#domain/products/product.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';
import { productIn } from './productsApi.ts';

/** Products as staff change them; not in productsApi, so that the storefront does not load this. */
export const editProductsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A product with its texts in both languages; the storefront reads only the texts of its own language. */
    getProductToEdit: build.query<Product, string>({
      query: (id) => apiRequest(getProductCall, { params: { id }, token: 'ifStaff' }),
      transformResponse: (reply, _meta, id) => ({
        ...productIn(reply, id),
        ...readOne(reply, readBengaliTexts),
      }),
      extraOptions: { noun: 'products' },
      providesTags: (_result, _error, id) => [{ type: 'Product', id }],
    }),
    postProduct: build.mutation<string, { key: string; body: ProductBody }>({
      query: ({ key, body }) => apiRequest(postProductCall, { body, idempotencyKey: key }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.insertedId) : ''),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }]),
    }),
    /** Resolves to the time of the product's last change; '' when the host sends no product. */
    updateProduct: build.mutation<string, { id: string; body: ChangedProductBody }>({
      query: ({ id, body }) => apiRequest(updateProductCall, { params: { id }, body }),
      transformResponse: (reply) => readOne(reply, readProduct)?.changedAt ?? '',
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'Product', id },
              { type: 'Product', id: 'LIST' },
            ],
    }),
    deleteProduct: build.mutation<void, string>({
      query: (id) => apiRequest(deleteProductCall, { params: { id } }),
      // Without the tag of the product itself: a query for it would be sent again and refused, since the product is gone. Also after a
      // refusal, which can mean that somebody else has deleted it.
      invalidatesTags: [{ type: 'Product', id: 'LIST' }],
    }),
  }),
});

export const {
  useGetProductToEditQuery,
  usePostProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
} = editProductsApi;
