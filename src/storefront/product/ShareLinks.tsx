import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/storefront/product/share.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ShopIcon } from '#ui/icons/ShopIcon.ts';
import { ownUrl } from '#ui/ownUrl.ts';
import { writeClipboard } from '#ui/writeClipboard.ts';

interface ShareLinksProps {
  readonly title: string;
  /** The product's path, from the root. */
  readonly path: string;
}

const whatsAppAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * A link to WhatsApp and a button that copies the product's address. If copying fails, shows the address to copy by hand. For
 * the browser only, since `ownUrl` reads `location`.
 */
export const ShareLinks = ({ title, path }: ShareLinksProps) => {
  const [copying, setCopying] = useState<'none' | 'done' | 'failed'>('none');
  const address = ownUrl(path);
  const copy = () =>
    writeClipboard(address).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    );
  return (
    <Root>
      <a href={whatsAppAddress(`${title} ${address}`)} target="_blank" rel="noopener noreferrer">
        <Icon name="message" /> {messages.whatsApp}
      </a>
      <Button size="s" tone="plain" onClick={() => void copy()}>
        <ShopIcon name="link" /> {messages.copyLink}
      </Button>
      <p role="status">{copying === 'done' ? messages.linkCopied : ''}</p>
      {copying === 'failed' ? (
        <TextField
          label={messages.copyThisAddress}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding-block: var(--space-2);
  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-3);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover { border-color: var(--accent); color: var(--accent-strong); }
  > p { font-size: var(--text-s); color: var(--good); }
  /* The field with the address. */
  > div { flex-basis: 100%; }
`;
