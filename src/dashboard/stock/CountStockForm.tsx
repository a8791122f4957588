import type { StockCountResult } from '#api/products/stockCountsApi.ts';
import { type CountedProduct, countedAtOnce, itemTitle } from '#domain/products/countedProduct.ts';
import { stockLimits } from '#domain/products/stock.ts';
import * as messages from '#messages/dashboard/stock.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { type CountRow, countError } from './stockCounts.ts';
import { type StockCounts, useStockCounts } from './useStockCounts.ts';

/** The table in which staff enter the counts of several products at once (GS-14). */
export const CountStockForm = ({ products }: { readonly products: readonly CountedProduct[] }) => {
  const form = useStockCounts(products);
  const { rows, results, problem, note } = form;
  const hasRefused = [...results.values()].some(isRefused);
  return (
    <form onSubmit={form.submit} noValidate aria-label={messages.countThePieces}>
      <Stack gap={4}>
        <ErrorSummary />
        <p>{messages.howToCount(countedAtOnce)}</p>
        {results.size > 0 && (
          <div role="status">
            <Notice tone={hasRefused ? 'warning' : 'good'}>{summaryOf(results)}</Notice>
          </div>
        )}
        <Table
          caption={messages.piecesToCount}
          columns={columnsOf(form)}
          rows={rows}
          rowKey={({ key }) => key}
          busy={form.isSending}
        />
        <TextField
          label={messages.note}
          maxLength={stockLimits.note}
          autoComplete="off"
          value={note}
          onChange={({ target }) => form.setNote(target.value)}
        />
        {problem !== null && <FieldError role="alert">{problem}</FieldError>}
        <div>
          <Button type="submit" busy={form.isSending}>
            {messages.saveTheCounts}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

/** Says how many rows were entered and how many were refused. */
const summaryOf = (results: StockCounts['results']): string => {
  const refusedCount = [...results.values()].filter(isRefused).length;
  return messages.rowsCounted(results.size - refusedCount, refusedCount);
};

const columnsOf = ({ typed, results, setText }: StockCounts): readonly Column<CountRow>[] => [
  {
    key: 'name',
    header: messages.product,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: (row) => shownName(nameOf(row)),
  },
  {
    key: 'left',
    header: messages.left,
    align: 'end',
    cell: ({ pieces, held = 0 }) => messages.piecesAndHeld(pieces, held),
  },
  {
    key: 'count',
    header: messages.countedColumn,
    cell: (row) => (
      <TextField
        label={<VisuallyHidden>{messages.piecesOf(nameOf(row))}</VisuallyHidden>}
        inputMode="numeric"
        autoComplete="off"
        value={typed[row.key] ?? ''}
        error={countError(typed, row)}
        onChange={({ target }) => setText(row, target.value)}
      />
    ),
  },
  ...(results.size === 0 ? [] : [resultColumn(results)]),
];

const resultColumn = (results: StockCounts['results']): Column<CountRow> => ({
  key: 'result',
  header: messages.result,
  narrowLayout: 'full',
  wordBreak: 'address',
  cell: (row) => <Result result={results.get(row.key)} />,
});

/** What became of a row; nothing before it was sent. */
const Result = ({ result }: { readonly result: StockCountResult | undefined }) => {
  if (result === undefined) return null;
  if (isRefused(result)) return <span>{shownText(result.reason)}</span>;
  return <Badge tone="good">{messages.countedPieces(result.pieces)}</Badge>;
};

const nameOf = (row: CountRow): string => itemTitle(row.product, row);

/** A count that the server refused has a reason; one that it entered has none. */
const isRefused = ({ reason }: StockCountResult): boolean => reason !== '';
