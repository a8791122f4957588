import {
  listOrdersInHandCall,
  putDownOrderCall,
  takeOrderInHandCall,
} from '#contract/orders/ordersInHand.ts';
import { type OrderInHand, readOrdersInHand } from '#domain/orders/orderInHand.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** Which member of staff has which order in hand (DK-15). */

export const ordersInHandApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    ordersInHand: build.query<readonly OrderInHand[], void>({
      query: () => apiRequest(listOrdersInHandCall),
      transformResponse: readOrdersInHand,
    }),
    /** Takes an order in hand, keeps it in hand for longer, or takes it over from a colleague; the reply is shown at once. */
    takeOrderInHand: build.mutation<
      readonly OrderInHand[],
      { readonly id: string; readonly takesOver: boolean }
    >({
      query: ({ id, takesOver }) => apiRequest(takeOrderInHandCall, { params: { id }, body: { takesOver } }),
      transformResponse: readOrdersInHand,
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (result !== null)
          dispatch(ordersInHandApi.util.updateQueryData('ordersInHand', undefined, () => [...result.data]));
      },
    }),
    /** Puts the order down. The fetched orders in hand stay: a screen shows of them only those that colleagues have. */
    putDownOrder: build.mutation<void, string>({
      query: (id) => apiRequest(putDownOrderCall, { params: { id } }),
    }),
  }),
});

export const { useOrdersInHandQuery, useTakeOrderInHandMutation, usePutDownOrderMutation } = ordersInHandApi;
