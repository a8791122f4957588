import { useState } from 'react';
import { failureOfError } from '#api/failure.ts';
import type { OnProgress } from '#api/fetchCsv.ts';
import type { ShopThunk } from '#api/shopApi.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { dhakaDay } from '#domain/dates.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { saveFile } from './saveFile.ts';
import { useAsyncAction } from './useAsyncAction.ts';

const number = new Intl.NumberFormat('en-IN');

const progressLabel = (rows: number, total: number | null): string =>
  total === null ? `${number.format(rows)} rows` : `${number.format(rows)} of ${number.format(total)}`;

interface ExportCsvButtonProps {
  /** Start of the file's name; the day follows. */
  readonly name: string;
  /** One sentence for a failure. */
  readonly failure: string;
  readonly exportFile: (onProgress: OnProgress) => ShopThunk<Promise<Blob>>;
}

/** Saves a CSV file, with its progress. */
export const ExportCsvButton = ({ name, failure, exportFile }: ExportCsvButtonProps) => {
  const dispatch = useShopDispatch();
  const { busy, run } = useAsyncAction();
  const [progress, setProgress] = useState('');
  const save = () =>
    run(() => {
      setProgress('');
      return dispatch(exportFile((rows, total) => setProgress(progressLabel(rows, total)))).then(
        (file) => {
          saveFile(file, `${name}-${dhakaDay(new Date())}.csv`);
          return null;
        },
        (error: unknown) => ({ title: failure, text: failureOfError(error).message, icon: 'error' as const }),
      );
    });
  return (
    <Button tone="plain" busy={busy} busyLabel={`Exporting… ${progress}`} onClick={save}>
      <Icon name="download" size={18} /> Export CSV
    </Button>
  );
};
