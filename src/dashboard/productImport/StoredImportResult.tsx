import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import * as messages from '#messages/dashboard/productImport.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { withRequestId } from '../components/loading/failureMessages.ts';
import { addresses } from '../components/routing/addresses.ts';
import { changedFile } from './changedFile.ts';
import { ImportTable } from './ImportTable.tsx';
import { countKinds, rowsAfter } from './importRows.ts';
import type { StoredImport, StoredRow } from './storeImport.ts';

interface StoredImportResultProps {
  readonly result: StoredImport;
  /** How many products were to be stored. */
  readonly total: number;
  readonly onGoOn: () => void;
  readonly onRestart: () => void;
}

/** Whether a new product has no type yet: files of other shops name none, and an own file may leave it out. */
const lacksType = ({ compared: { product }, stored: { kind } }: StoredRow): boolean =>
  kind === 'new' && (product.fields.productType ?? '') === '';

/** Shows what an import has done, with a button that continues an interrupted one. */
export const StoredImportResult = ({ result, total, onGoOn, onRestart }: StoredImportResultProps) => {
  const { failure } = result;
  const rows = useMemo(() => rowsAfter(result.rows), [result]);
  const counts = countKinds(rows);
  const leftCount = total - rows.length;
  const isComplete = leftCount === 0;
  // A browser does not read the pictures of a changed file any more, so going on would fail again.
  const canGoOn = !isComplete && failure !== changedFile;
  return (
    <Stack gap={4}>
      {isComplete ? (
        <Notice tone={counts.refused > 0 ? 'warning' : 'good'}>
          {messages.importIsComplete(counts.new, counts.changed, counts.refused)}
        </Notice>
      ) : (
        <Notice tone="danger">
          {failure === null ? messages.theImportWasStopped : withRequestId(failure)}{' '}
          {messages.importIsIncomplete(counts.new, counts.changed, leftCount)}
        </Notice>
      )}
      {result.rows.some(lacksType) && (
        <Notice>
          {messages.noTypeYet} <Link to={addresses.allProducts}>{messages.setTypesThere}</Link>
        </Notice>
      )}
      <ImportTable caption={messages.whatTheImportHasDone} rows={rows} />
      <Row gap={3}>
        {canGoOn && <Button onClick={onGoOn}>{messages.goOn}</Button>}
        <ButtonLink to={addresses.allProducts} tone={isComplete ? 'accent' : 'plain'}>
          {messages.allProducts}
        </ButtonLink>
        <Button tone={isComplete || canGoOn ? 'plain' : 'accent'} onClick={onRestart}>
          {messages.importAnotherFile}
        </Button>
      </Row>
    </Stack>
  );
};
