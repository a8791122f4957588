import { useMemo } from 'react';
import type { CategoryChoices } from '#domain/productFiles/prepareProducts.ts';
import { fileKinds } from '#domain/productFiles/productFile.ts';
import * as messages from '#messages/dashboard/productImport.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CategoryChoicesCard } from './CategoryChoicesCard.tsx';
import { ImportTable } from './ImportTable.tsx';
import { rowsBefore } from './importRows.ts';
import { type CheckedFile, productsToStore } from './useProductImport.ts';

interface CheckedImportProps {
  readonly checked: CheckedFile;
  /** The categories that were chosen for the last check, also for one that failed. */
  readonly categories: CategoryChoices;
  /** Why another check of the file failed; '' for none. */
  readonly error: string;
  readonly onChooseCategories: (choices: CategoryChoices) => void;
  readonly onStore: () => void;
  readonly onRestart: () => void;
}

/** How many unread columns a notice names; the file of a shop with many plugins has hundreds. */
const namedColumns = 8;

const unreadText = (unreadColumns: readonly string[]): string => {
  const otherCount = Math.max(0, unreadColumns.length - namedColumns);
  return messages.columnsNotRead(unreadColumns.slice(0, namedColumns), otherCount);
};

/** Shows what an import would do to each product, with the button that does it; nothing is written before. */
export const CheckedImport = ({
  checked,
  categories,
  error,
  onChooseCategories,
  onStore,
  onRestart,
}: CheckedImportProps) => {
  const { opened, prepared, compared } = checked;
  const rows = useMemo(() => rowsBefore(opened.file, prepared, compared), [opened, prepared, compared]);
  const productCount = productsToStore(checked).length;
  return (
    <Stack gap={4}>
      <Notice>
        {messages.fileIsOf(opened.name, shownText(fileKinds[opened.file.kind]))}
        {opened.file.unread.length > 0 && ` ${unreadText(opened.file.unread)}`}
      </Notice>
      {prepared.unknownCategories.length > 0 && (
        <CategoryChoicesCard
          unknownCategories={prepared.unknownCategories}
          chosen={categories}
          onChoose={onChooseCategories}
        />
      )}
      {error !== '' && <Notice tone="danger">{error}</Notice>}
      <ImportTable caption={messages.whatTheImportWouldDo} rows={rows} />
      <Row gap={3}>
        <Button disabled={productCount === 0} onClick={onStore}>
          {productCount === 0 ? messages.nothingToImport : messages.importCount(productCount)}
        </Button>
        <Button tone="plain" onClick={onRestart}>
          {messages.chooseOtherFiles}
        </Button>
      </Row>
    </Stack>
  );
};
