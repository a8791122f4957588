import { exportProducts } from '#api/products/productImportApi.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { ExportCsvButton } from '../components/actions/ExportCsvButton.tsx';
import { addresses } from '../components/routing/addresses.ts';

/** The buttons with which admins export the products to a file, and import them from one (SP-6). */
export const ProductFileActions = () => (
  <>
    <ExportCsvButton name="products" failure={messages.productsNotExported} exportFile={exportProducts} />
    <ButtonLink tone="plain" to={addresses.importProducts}>
      <StaffIcon name="upload" size={18} /> {messages.importProducts}
    </ButtonLink>
  </>
);
