import { styled } from 'styled-components';
import { type StockEntryReason, stockEntryReasons } from '#domain/products/countedProduct.ts';
import { itemLabel, type StockItem, stockLimits } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { digits } from '#messages/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { ScanField } from '../components/scanning/ScanField.tsx';
import { itemKey } from './itemKey.ts';
import { ItemFields, StockFields, StockForm } from './StockForm.ts';
import { ScanResultLine } from './scanning/ScanResultLine.tsx';
import { costError, piecesError } from './stockEntryBody.ts';
import { type StockEntryProps, type StockEntryState, useStockEntry } from './useStockEntry.ts';

const reasons = [
  { value: 'received', label: messages.goodsCameIn, hint: messages.enterHowManyCame },
  {
    value: 'counted',
    label: messages.iHaveCounted,
    hint: messages.enterHowManyThereAre,
  },
  { value: 'found', label: messages.found, hint: messages.enterHowManyTurnedUp },
  { value: 'damaged', label: messages.damaged, hint: messages.enterHowManyCannotBeSold },
  { value: 'lost', label: messages.lost, hint: messages.enterHowManyAreGone },
  {
    value: 'soldElsewhere',
    label: messages.soldElsewhere,
    hint: messages.enterHowManyWereSoldElsewhere,
  },
] as const satisfies readonly { value: StockEntryReason; label: string; hint: string }[];

/** What the field of an item is called: the item's colour and size, or `Pieces` for a product that is counted as a whole. */
const labelOf = (item: StockItem): string => itemLabel(item) || messages.pieces;

/** The item that was scanned last: `Red, M`; with `pieces`, as many as its field has now: `Red, M: 3`. */
const scannedText = (item: StockItem, pieces: string | undefined): string =>
  pieces === undefined ? labelOf(item) : `${labelOf(item)}: ${digits(pieces)}`;

interface ScanOutcomeProps extends Pick<StockEntryProps, 'onGiveBarcode'> {
  readonly entry: Pick<StockEntryState, 'typed' | 'isSaved' | 'isPiecePerScan' | 'result'>;
}

/** What became of the last scan; before the first one of an entry, that the one before was just saved. */
const ScanOutcome = ({ entry, onGiveBarcode }: ScanOutcomeProps) => {
  const { typed, isSaved, isPiecePerScan, result } = entry;
  if (result === null) return isSaved ? <Scanned>{messages.piecesSaved}</Scanned> : null;
  if (result.kind === 'item') {
    const pieces = isPiecePerScan ? (typed.pieces[itemKey(result.item)] ?? '') : undefined;
    return <Scanned>{scannedText(result.item, pieces)}</Scanned>;
  }
  return (
    <ScanResultLine
      result={result}
      start={{ reason: typed.reason, isPiecePerScan }}
      onGiveBarcode={onGiveBarcode}
    />
  );
};

/** The form with which staff enter goods that came in, or that were counted, found, lost and so on (GS-7). */
export const StockEntry = (props: StockEntryProps) => {
  const { product, onGiveBarcode } = props;
  const { scanRef, refOf, scan, takeScan, ...entry } = useStockEntry(props);
  const { typed, change, changePieces, isPiecePerScan, problem } = entry;
  return (
    <TitledCard isSpaced title={messages.piecesLeft}>
      <StockForm onSubmit={entry.submit} noValidate aria-label={messages.changeTheStock}>
        <ErrorSummary />
        <RadioGroup
          legend={messages.whatHappened}
          name="reason"
          value={typed.reason}
          options={reasons}
          onChange={(value) => {
            const reason = stockEntryReasons.find((candidate) => candidate === value);
            if (reason !== undefined) change({ reason });
          }}
        />
        <ScanField ref={scanRef} onScan={(text) => void scan(text)} keepsCameraOpen={isPiecePerScan}>
          <ScanOutcome entry={entry} onGiveBarcode={onGiveBarcode} />
        </ScanField>
        <Checkbox
          label={messages.eachScanIsOnePiece}
          checked={isPiecePerScan}
          onChange={entry.setIsPiecePerScan}
        />
        <ItemFields>
          {product.items.map((item) => (
            <TextField
              key={itemKey(item)}
              ref={refOf(item)}
              label={labelOf(item)}
              hint={messages.piecesLeftAndHeld(item.pieces, item.held ?? 0)}
              inputMode="numeric"
              autoComplete="off"
              value={typed.pieces[itemKey(item)] ?? ''}
              error={piecesError(typed.pieces[itemKey(item)])}
              onChange={({ target }) => changePieces(item, () => target.value)}
              // A scanner types into the focused field and presses Enter: a barcode in the field of pieces is taken as a scan.
              onKeyDown={takeScan(item)}
            />
          ))}
        </ItemFields>
        <StockFields>
          {typed.reason === 'received' && (
            <TextField
              label={messages.costOfOnePiece}
              inputMode="decimal"
              autoComplete="off"
              value={typed.cost}
              error={costError(typed.cost)}
              onChange={({ target }) => change({ cost: target.value })}
            />
          )}
          <TextField
            label={messages.note}
            maxLength={stockLimits.note}
            autoComplete="off"
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </StockFields>
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <Button type="submit" busy={entry.isLoading}>
          {messages.saveThePieces}
        </Button>
      </StockForm>
    </TitledCard>
  );
};

const Scanned = styled.p`
  color: var(--good);
  font-weight: 600;
`;
