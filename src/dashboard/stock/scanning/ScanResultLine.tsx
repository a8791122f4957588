import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { itemTitle } from '#domain/products/countedProduct.ts';
import * as messages from '#messages/dashboard/stock/scanning.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { type ScanStart, scannedStockPath } from './scanAddress.ts';
import type { ScanResult } from './useBarcodeLookup.ts';

interface ScanResultLineProps {
  readonly result: Exclude<ScanResult, { kind: 'item' }>;
  /** What staff are entering, so that they can go on with it at another product. */
  readonly start: Omit<ScanStart, 'barcode'>;
  /** Called to give the scanned barcode to an item; absent on a screen without items. */
  readonly onGiveBarcode?: (barcode: string) => void;
}

/** Says why a scan led to no field of the form, with a link or button to go on (GS-12). */
export const ScanResultLine = ({ result, start, onGiveBarcode }: ScanResultLineProps) => {
  if (result.kind === 'problem') return <FieldError>{shownText(result.message)}</FieldError>;
  if (result.kind === 'other') {
    const { product, ...item } = result.found;
    return (
      <Line>
        {messages.thisIs(itemTitle(product, item))}
        <Link to={scannedStockPath(product.id, { ...start, barcode: result.barcode })}>
          {messages.goToItsPieces}
        </Link>
      </Line>
    );
  }
  return (
    <Line>
      {onGiveBarcode === undefined ? (
        messages.noItemHasItOpenItsProduct(result.barcode)
      ) : (
        <>
          {messages.noItemHas(result.barcode)}
          <Button tone="plain" size="s" onClick={() => onGiveBarcode(result.barcode)}>
            {messages.giveItToAnItem}
          </Button>
        </>
      )}
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-s);
`;
