import { useMemo, useRef, useState } from 'react';
import { useStockMovesInfiniteQuery } from '#api/products/stockApi.ts';
import type { CountedProduct } from '#domain/products/countedProduct.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { type StockMove, stockReasonLabel } from '#domain/products/stockMove.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { InlineField } from '../components/forms/InlineField.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { itemKey } from './itemKey.ts';

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}`;

/** What a move was: `Received, ৳120.50 each, second delivery`. */
const whatOf = ({ reason, orderNumber, note, cost }: StockMove): string => {
  const label = shownText(stockReasonLabel(reason));
  const labelWithOrder = orderNumber === '' ? label : `${label} ${orderNumber}`;
  const costText = cost === null ? '' : messages.costEach(formatExactTaka(cost));
  return [labelWithOrder, costText, note].filter((text) => text !== '').join(', ');
};

const columns: Column<StockMove>[] = [
  { key: 'at', header: messages.when, narrowLayout: 'half', cell: ({ at }) => formatDateTime(at) },
  { key: 'what', header: messages.what, narrowLayout: 'title', wordBreak: 'name', cell: whatOf },
  {
    key: 'change',
    header: messages.change,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ change }) => signed(change),
  },
  {
    key: 'pieces',
    header: messages.left,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ pieces }) => formatCount(pieces),
  },
  { key: 'by', header: messages.by, narrowLayout: 'half', cell: ({ by }) => by || messages.aCustomer },
];

// A constant, so that a render without data does not render the rows again.
const noMoves: readonly StockMove[] = [];

/** The card with the stock moves of one item, which staff choose, newest first (GS-3, GS-7). */
export const StockLedger = ({ product }: { readonly product: CountedProduct }) => {
  /** The key of the chosen item; '' until staff choose one: the first item is shown. */
  const [chosen, setChosen] = useState('');
  const item = product.items.find((candidate) => itemKey(candidate) === chosen) ?? product.items[0];
  const { color = '', size = '' } = item ?? {};
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useStockMovesInfiniteQuery({ id: product._id, color, size }, refetchOnMount);
  const rows = useMemo(() => currentData?.pages.flat() ?? noMoves, [currentData]);
  const rootRef = useRef<HTMLDivElement>(null);
  // The last press takes the button away.
  const focusProps = useKeptFocus(rootRef);
  const loadOlder = () => void fetchNextPage();
  const retry = currentData === undefined ? () => void refetch() : loadOlder;
  return (
    <TitledCard isSpaced title={messages.ledger}>
      {product.items.length > 1 && (
        <InlineField>
          <Select
            label={messages.ledgerOf}
            options={product.items.map((option) => ({ value: itemKey(option), label: itemLabel(option) }))}
            value={itemKey({ color, size })}
            onChange={({ target }) => setChosen(target.value)}
          />
        </InlineField>
      )}
      <Stack ref={rootRef} {...focusProps} tabIndex={-1} gap={3}>
        {(currentData !== undefined || !isError) && (
          <Table
            caption={messages.ledger}
            columns={columns}
            rows={rows}
            rowKey={({ position }) => String(position)}
            busy={isFetching}
          />
        )}
        {isError && <LoadFailure what={messages.theLedger} onRetry={retry} />}
        {hasNextPage && !isError && (
          <div>
            <Button tone="plain" size="s" busy={isFetchingNextPage} onClick={loadOlder}>
              {messages.showOlderRows}
            </Button>
          </div>
        )}
      </Stack>
    </TitledCard>
  );
};
