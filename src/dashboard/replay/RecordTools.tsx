import { useState } from 'react';
import { styled } from 'styled-components';
import type { MachineRecord } from '#machines/record.ts';
import { recordAsTest } from '#machines/recordAsTest.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { Row } from '#ui/layout/Row.tsx';
import { writeClipboard } from '#ui/writeClipboard.ts';
import { saveFile } from '../components/actions/saveFile.ts';
import { Collapsible } from '../components/layout/Collapsible.tsx';

const recordFile = (record: MachineRecord): Blob =>
  new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });

/** Buttons that save the record as a file, and copy it as a test or as the address of this step. */
export const RecordTools = ({ record }: { readonly record: MachineRecord }) => {
  const [status, setStatus] = useState('');
  const test = recordAsTest(record);
  const copy = (what: string, text: string) =>
    writeClipboard(text).then(
      () => setStatus(messages.copied(what)),
      () => setStatus(messages.notCopied(what)),
    );
  return (
    <section aria-label={messages.exportTheRecord}>
      <Row gap={2}>
        <Button
          tone="plain"
          size="s"
          onClick={() => saveFile(recordFile(record), `${record.machine}-record.json`)}
        >
          <StaffIcon name="download" size={16} /> {messages.saveTheRecord}
        </Button>
        <Button tone="plain" size="s" onClick={() => copy(messages.theTest, test)}>
          {messages.copyAsTest}
        </Button>
        <Button tone="plain" size="s" onClick={() => copy(messages.theAddress, window.location.href)}>
          <Icon name="share" size={16} /> {messages.copyTheAddressOfThis}
        </Button>
      </Row>
      <Status role="status">{status}</Status>
      <Collapsible summary={messages.theTest}>
        <TestSource>{test}</TestSource>
      </Collapsible>
    </section>
  );
};

const Status = styled.p`
  min-height: 1.6em;
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

const TestSource = styled.pre`
  max-height: 320px;
  padding: var(--space-3);
  overflow: auto;
  border-radius: var(--radius-s);
  background: var(--surface-sunken);
  font-size: var(--text-xs);
`;
