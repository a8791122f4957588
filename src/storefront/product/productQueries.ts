import type { ShopThunk } from '#api/client/shopApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import type { Product } from '#domain/products/product.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { relatedLimit } from '#domain/shop/constants.ts';

/** The query for related products: one more than is shown, since the product itself may be among them. */
export const relatedQuery = (category: string): ProductFilter => ({
  category,
  limit: relatedLimit + 1,
});

/** The products that are shown as related to the one with the id. */
export const relatedOf = (products: readonly Product[], id: string): Product[] =>
  products.filter((product) => product._id !== id).slice(0, relatedLimit);

/** Fetches the product and then its related products. */
export const fetchProduct =
  (id: string): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const { data } = await dispatch(productsApi.endpoints.getProduct.initiate(id));
    if (data === undefined || data.category === '') return;
    await dispatch(productsApi.endpoints.listProducts.initiate(relatedQuery(data.category)));
  };
