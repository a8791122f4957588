import { exportOrders } from '#api/exportOrders.ts';
import type { OrderListArgs } from '#api/orderLists.ts';
import { ExportCsvButton } from '../../components/ExportCsvButton.tsx';

/** Saves all orders that match the list's search and filter, from all pages, as a CSV file. */
export const ExportButton = ({ args }: { readonly args: OrderListArgs }) => (
  <ExportCsvButton
    name={`orders-${args.list}`}
    failure="The orders could not be exported."
    exportFile={(onProgress) => exportOrders(args, onProgress)}
  />
);
