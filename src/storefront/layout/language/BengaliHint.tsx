import { type SyntheticEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import * as messages from '#messages/storefront/layout/bengaliHint.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { phone } from '#ui/theme/media.ts';

/** Where the browser stores that the hint was dismissed, and what it stores. */
const storageKey = 'bengaliHint';
const dismissed = 'hidden';

const addressInBengali = (): string =>
  localAddress(addressPrefixes.bn, location.pathname + location.search + location.hash);

/** Called before the link is used: the hint is rendered apart from the application, hence not again when the address changes. */
const updateAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
  currentTarget.href = addressInBengali();
};

interface BengaliHintProps {
  /** Whether it floats over the page, or is in the notice bar. */
  readonly isFloating: boolean;
  readonly onDismiss: () => void;
}

/** A line on an English page that links to the same page in Bengali, until it is dismissed for good (BN-2). */
export const BengaliHint = ({ isFloating, onDismiss }: BengaliHintProps) => {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const dismiss = () => {
    browserStorage.local.setItem(storageKey, dismissed);
    setShown(false);
    onDismiss();
  };
  return (
    <Root lang="bn" $isFloating={isFloating}>
      <a
        href={addressInBengali()}
        hrefLang="bn"
        onPointerEnter={updateAddress}
        onFocus={updateAddress}
        onClick={updateAddress}
      >
        {messages.seeInBengali}
      </a>
      <button type="button" aria-label={messages.hide} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </Root>
  );
};

/** Whether the visitor has dismissed the hint. */
export const isBengaliHintHidden = (): boolean => browserStorage.local.getItem(storageKey) === dismissed;

const floating = css`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-start: var(--space-4);
  z-index: 45;
  border: 1px solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  font-size: var(--text-s);
  /* Hidden while the visitor scrolls down, and on cart and checkout, whose bar it would cover. On a product's page it is above the bar. */
  ${phone} {
    /* Above the bottom bar. */
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
    [data-scrolls-down] &:not(:focus-within) { visibility: hidden; }
    :not([data-bottom-bar]) > :not(main:has([data-buy-bar]) ~ *) > & { display: none; }
  }
`;
const Root = styled.div<{ readonly $isFloating: boolean }>`
  display: flex;
  font-weight: 600;
  a, button {
    display: grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0;
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    color: inherit;
  }
  a {
    padding-inline-start: var(--space-4);
    text-decoration: none;
    white-space: nowrap;
    &:hover { text-decoration: underline; }
  }
  :focus-visible { outline-color: currentcolor; outline-offset: -3px; }
  ${({ $isFloating }) => $isFloating && floating}
`;
