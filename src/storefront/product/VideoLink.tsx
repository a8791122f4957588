import { styled } from 'styled-components';
import { isWebAddress } from '#domain/values/webAddress.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Link to the product's video; only https addresses are offered. */
export const VideoLink = ({ address }: { readonly address: string }) => {
  const url = address.trim();
  const isHttps = /^https:/i.test(url);
  if (!isHttps || !isWebAddress(url)) return null;
  return (
    <Root href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="play" size={24} /> {messages.watchTheVideo}
    </Root>
  );
};

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: var(--target);
  font-weight: 600;
  color: var(--accent);
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
