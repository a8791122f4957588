import { useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import type { OnProgress } from '#api/client/fetchCsv.ts';
import type { ShopThunk } from '#api/client/shopApi.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/actions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { countLabel } from '../lists/countLabel.ts';
import { withRequestId } from '../loading/failureMessages.ts';
import { saveFile } from './saveFile.ts';
import { useAsyncAction } from './useAsyncAction.ts';

/** `50 of 1,240 rows`; `50 rows` while the total is unknown (`null`). */
const progressLabel = (rows: number, total: number | null): string =>
  total === null ? countLabel(rows, messages.rows) : messages.rowsOf(formatCount(rows), formatCount(total));

interface ExportCsvButtonProps {
  /** Start of the file's name, before the day. */
  readonly name: string;
  readonly label?: string;
  /** The sentence that titles a failure. */
  readonly failure: string;
  readonly exportFile: (onProgress: OnProgress) => ShopThunk<Promise<Blob>>;
}

/** A button that exports a CSV file and saves it; shows the progress meanwhile. */
export const ExportCsvButton = ({
  name,
  label = messages.exportCsv,
  failure,
  exportFile,
}: ExportCsvButtonProps) => {
  const dispatch = useShopDispatch();
  const { busy, run } = useAsyncAction();
  const [progress, setProgress] = useState('');
  const showProgress: OnProgress = (rows, total) => setProgress(progressLabel(rows, total));
  const exportAndSave = () =>
    run(async () => {
      setProgress('');
      let file: Blob;
      try {
        file = await dispatch(exportFile(showProgress));
      } catch (error) {
        return { title: failure, text: withRequestId(failureOfError(error)), icon: 'error' };
      }
      saveFile(file, `${name}-${dhakaDay(shopNow())}.csv`);
      return null;
    });
  return (
    <Root tone="plain" busy={busy} busyLabel={messages.exporting(progress)} onClick={exportAndSave}>
      <StaffIcon name="download" size={18} /> {label}
    </Root>
  );
};

const Root = styled(Button)`
  @media print { display: none; }
`;
