import { useState } from 'react';
import { styled } from 'styled-components';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { type MachineRecord, readRecord, type StoredRecord } from '#machines/record.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';

/** The fields that choose a record: one that this browser has stored, a file, or pasted text. */
export const RecordPicker = ({ onPick }: { readonly onPick: (record: MachineRecord) => void }) => {
  const { readRecords } = useSessionCommands();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  /** The stored records; `null` until the user asks for them. */
  const [records, setRecords] = useState<readonly StoredRecord[] | null>(null);
  const pick = (json: string) => {
    const recordOrReason = readRecord(json);
    // Instead of a record, a string says why the input is none.
    if (typeof recordOrReason === 'string') {
      setError(recordOrReason);
      return;
    }
    setError('');
    onPick(recordOrReason);
  };
  const listStored = async () => {
    // Absent where nothing is recorded.
    const stored = await readRecords?.();
    setRecords(stored ?? []);
  };
  const pickFile = async (file: File | undefined) => {
    if (file !== undefined) pick(await file.text());
  };
  return (
    <TitledCard title={messages.chooseARecord}>
      <Stack gap={4}>
        <Row gap={2}>
          <Button tone="plain" onClick={listStored}>
            {messages.whatThisBrowserRecorded}
          </Button>
          <FileField>
            <span>{messages.aFile}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => void pickFile(target.files?.[0])}
            />
          </FileField>
        </Row>
        {records !== null && (
          <List>
            {records.map(({ name, record }) => (
              <li key={name}>
                <Button tone="quiet" size="s" onClick={() => onPick(record)}>
                  {name}
                </Button>
              </li>
            ))}
            {records.length === 0 && <li>{messages.nothingRecordedYet}</li>}
          </List>
        )}
        <TextArea
          label={messages.aPastedRecord}
          value={text}
          error={error || undefined}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Row>
          <Button disabled={text.trim() === ''} onClick={() => pick(text)}>
            {messages.replayIt}
          </Button>
        </Row>
      </Stack>
    </TitledCard>
  );
};

const FileField = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--target);
  font-size: var(--text-s);

  input {
    min-width: 0;
    max-width: 100%;
    color: var(--ink-soft);
    font: inherit;
  }

  input::file-selector-button {
    min-height: var(--target);
    margin-inline-end: var(--space-2);
    padding: 0 var(--space-4);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    cursor: pointer;
    font: inherit;
    font-weight: 600;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;
