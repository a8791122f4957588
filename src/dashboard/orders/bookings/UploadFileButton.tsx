import { useState } from 'react';
import { styled } from 'styled-components';
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
  /** Resolves to the ids of the parcels in the file; to `null` if something is still to be entered. */
  readonly readParcels: () => Promise<readonly string[] | null>;
}

/** A button that downloads the CSV file of parcels that staff upload in the courier's portal; it can be pressed again. */
export const UploadFileButton = ({ courier, storeName, readParcels }: UploadFileButtonProps) => {
  const [make] = useMakeUploadFileMutation();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Resolves to why no file was saved; to `null` if one was. */
  const saveFileOf = async (parcels: string[]): Promise<string | null> => {
    if (parcels.length === 0) return messages.noParcelForTheFile;
    const { name, text, rows } = await make({ courier, storeName, parcels }).unwrap();
    if (rows === 0) return messages.noParcelForTheFile;
    saveFile(csvFile([text]), name);
    return null;
  };
  const save = async () => {
    setProblem(null);
    setIsMaking(true);
    try {
      const parcels = await readParcels();
      if (parcels !== null) setProblem(await saveFileOf([...parcels]));
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
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </>
  );
};

/** On a line of its own, below all buttons of the row. */
const Problem = styled(FieldError)`
  flex-basis: 100%;
  order: 1;
`;
