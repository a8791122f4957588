import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/storefront/tracking.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { openShareSheet } from '#ui/openShareSheet.ts';
import { writeClipboard } from '#ui/writeClipboard.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  /** Absolute; absent when there is nothing to open. */
  readonly url?: string | undefined;
  readonly size?: 's' | 'm';
}

/** Opens the device's share sheet; without one, copies text and URL, or shows them to be copied by hand. */
export const ShareButton = ({ title, text, url, size = 'm' }: ShareButtonProps) => {
  const [status, setStatus] = useState('');
  const share = async () => {
    const hasShareSheet = await openShareSheet({ title, text, ...(url === undefined ? {} : { url }) });
    if (hasShareSheet) return;
    const textWithUrl = url === undefined ? text : `${text} ${url}`;
    await writeClipboard(textWithUrl).then(
      () => setStatus(messages.copied),
      () => setStatus(textWithUrl),
    );
  };
  return (
    <>
      <Button tone="plain" size={size} onClick={() => void share()}>
        <Icon name="share" size={18} /> {messages.share}
      </Button>
      <Status role="status">{status}</Status>
    </>
  );
};

const Status = styled.p`
  flex-basis: 100%;
  font-size: var(--text-s);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
  /* Takes no space while empty, but stays in the page, so that screen readers announce what comes into it. */
  &:empty { position: absolute; }
`;
