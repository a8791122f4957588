import { useState } from 'react';
import { styled } from 'styled-components';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { type MachineRecord, readRecord, type StoredRecord } from '#machines/record.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FileInput } from '../components/forms/FileInput.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** The fields that choose a record: one that this browser has stored, a file, or pasted text. */
export const RecordPicker = ({ onPick }: { readonly onPick: (record: MachineRecord) => void }) => {
  const { readRecords } = useSessionCommands();
  const [text, setText] = useState('');
  /** Why a file, or the pasted text, is no record. */
  const [errors, setErrors] = useState<{ readonly file?: string; readonly text?: string }>({});
  /** The stored records; `null` until the user asks for them. */
  const [records, setRecords] = useState<readonly StoredRecord[] | null>(null);
  const pickRecord = (record: MachineRecord) => {
    setErrors({});
    onPick(record);
  };
  const pick = (json: string, field: keyof typeof errors) => {
    const recordOrReason = readRecord(json);
    // Instead of a record, a string says why the input is none.
    if (typeof recordOrReason === 'string') setErrors({ [field]: shownText(recordOrReason) });
    else pickRecord(recordOrReason);
  };
  const listStored = async () => {
    // Absent where nothing is recorded.
    const stored = await readRecords?.();
    setRecords(stored ?? []);
  };
  const pickFile = async (file: File | undefined) => {
    if (file !== undefined) pick(await file.text(), 'file');
  };
  return (
    <TitledCard title={messages.chooseARecord}>
      <Stack gap={4}>
        <Row>
          <Button tone="plain" onClick={listStored}>
            {messages.whatThisBrowserRecorded}
          </Button>
        </Row>
        {records !== null && (
          <List>
            {records.map(({ name, record }) => (
              <li key={name}>
                <Button tone="quiet" size="s" onClick={() => pickRecord(record)}>
                  {name}
                </Button>
              </li>
            ))}
            {records.length === 0 && <li>{messages.nothingRecordedYet}</li>}
          </List>
        )}
        <Field label={messages.aFile} error={errors.file}>
          {(controlProps) => (
            <FileInput
              {...controlProps}
              accept=".json,application/json"
              onChange={({ target }) => void pickFile(target.files?.[0])}
            />
          )}
        </Field>
        <TextArea
          label={messages.aPastedRecord}
          value={text}
          error={errors.text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Row>
          <Button disabled={text.trim() === ''} onClick={() => pick(text, 'text')}>
            {messages.replayIt}
          </Button>
        </Row>
      </Stack>
    </TitledCard>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;
