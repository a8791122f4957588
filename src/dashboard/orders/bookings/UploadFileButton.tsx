import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { csvFile } from '#api/client/fetchCsv.ts';
import { useMakeUploadFileMutation } from '#api/orders/bookingsApi.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { saveFile } from '../../components/actions/saveFile.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

interface UploadFileButtonProps {
  readonly courier: CourierId;
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
  /** Resolves to the ids of the parcels in the file. */
  readonly readParcels: () => Promise<readonly string[]>;
}

/** A button that downloads the CSV file of parcels that staff upload in the courier's portal; it can be pressed again. */
export const UploadFileButton = ({ courier, storeName, readParcels }: UploadFileButtonProps) => {
  const [make] = useMakeUploadFileMutation();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    setIsMaking(true);
    try {
      const parcels = [...(await readParcels())];
      const file = parcels.length === 0 ? null : await make({ courier, storeName, parcels }).unwrap();
      if (file === null || file.rows === 0) setProblem(messages.noParcelForTheFile);
      else saveFile(csvFile([file.text]), file.name);
    } catch (error) {
      setProblem(withFailureMessage(messages.fileNotMade, failureOfError(error)));
    }
    setIsMaking(false);
  };
  return (
    <>
      <Button tone="plain" busy={isMaking} busyLabel={messages.makingTheFile} onClick={() => void save()}>
        <StaffIcon name="download" size={18} /> {messages.downloadFileFor(couriers[courier].name)}
      </Button>
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </>
  );
};
