import { styled } from 'styled-components';
import { isOrderable, isSoldOut, type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import type { Combobox } from '#ui/controls/useCombobox.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Price } from '#ui/products/Price.tsx';
import { SoldOutBadge } from '#ui/products/SoldOutBadge.tsx';
import { ProductThumbnail } from '../ProductThumbnail.tsx';

interface ProductHitListProps {
  readonly combobox: Combobox<Product>;
  /** Called with any product that is pressed; it has to ignore one that cannot be ordered. */
  readonly onPress: (product: Product) => void;
}

/** The products that the search has found; one that cannot be ordered is shown but cannot be chosen. */
export const ProductHitList = ({ combobox, onPress }: ProductHitListProps) => (
  <Hits
    combobox={combobox}
    label={messages.productsFound}
    advice={messages.nothingIsCalled(combobox.input.trim())}
    nameInFailure={messages.theProducts}
  >
    {combobox.options.map((product, index) => (
      <Hit
        key={product._id}
        aria-disabled={!isOrderable(product) || undefined}
        // Keeps the focus in the search field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPress(product)}
        {...combobox.optionProps(index)}
      >
        <ProductThumbnail src={product.images[0]} sizes="48px" />
        <div>
          <span>{shownName(productTitle(product))}</span>
          <PriceOrSoldOut product={product} />
        </div>
      </Hit>
    ))}
  </Hits>
);

const PriceOrSoldOut = ({ product }: { readonly product: Product }) => {
  if (isSoldOut(product)) return <SoldOutBadge />;
  return isOrderable(product) ? <Price product={product} /> : <small>{messages.cannotBeOrdered}</small>;
};

const Hits = styled(ComboboxList)`
  z-index: 30;
  max-height: min(50vh, 420px);

  [role='option'] {
    grid-template-columns: 48px minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
`;

const Hit = styled.div`
  cursor: pointer;

  > div > span:first-child {
    display: block;
  }

  &[aria-disabled] {
    cursor: not-allowed;
  }
`;
