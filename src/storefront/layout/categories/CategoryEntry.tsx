import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryTitle } from '#messages/domain/categories.ts';
import * as messages from '#messages/storefront/layout/categories.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { TwoNames } from '#ui/layout/Bilingual.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { from } from '#ui/theme/media.ts';
import { categoryLink } from './listingLinks.ts';
import type { FlyOut } from './useFlyOut.ts';

const subCategories = lazyWithPreload(async () => (await import('./SubCategories.tsx')).SubCategories, null);
export const preloadSubCategories = subCategories.preload;

interface CategoryEntryProps {
  readonly name: string;
  readonly nameBengali?: string;
  /** Whether it has no sub-category to show. */
  readonly isLeaf?: boolean;
  readonly flyOut: FlyOut;
  /** Called when a link is pressed. */
  readonly onChoice: () => void;
}

/** A category's link, and the button that shows its sub-categories if it has any. */
export const CategoryEntry = ({ name, nameBengali, isLeaf, flyOut, onChoice }: CategoryEntryProps) => {
  const id = useId();
  const chevronRef = useRef<HTMLButtonElement>(null);
  const subListRef = useRef<HTMLDivElement>(null);
  const isOpen = flyOut.openName === name;
  // Opened with the arrow key, the sub-categories take the focus once they are there; opened with the button or by hovering, they do not.
  const [takesFocus, setTakesFocus] = useState(false);
  const openWithFocus = () => {
    setTakesFocus(true);
    flyOut.toggle(name);
  };
  const focusFirstSubCategory = () => subListRef.current?.querySelector('a')?.focus();
  const closeWithFocus = () => {
    flyOut.close();
    chevronRef.current?.focus();
  };
  const handleKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const isBrowserShortcut = altKey || ctrlKey || metaKey;
    if (isBrowserShortcut || isLeaf) return;
    if (key === 'ArrowRight' && !isOpen) openWithFocus();
    if (key === 'ArrowRight' && isOpen) focusFirstSubCategory();
    if (key === 'ArrowLeft' && isOpen) closeWithFocus();
  };
  return (
    <Root
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        setTakesFocus(false);
        flyOut.hover(event, isLeaf ? null : name);
      }}
      onKeyDown={handleKeyDown}
    >
      <Link {...categoryLink(name)} onClick={onChoice}>
        <TwoNames name={name} bengali={nameBengali} />
      </Link>
      {isLeaf ? null : (
        <>
          <Chevron
            ref={chevronRef}
            type="button"
            // For CategoryMenu, which gives the focus back to this button on Escape.
            data-chevron
            aria-label={messages.subCategoriesOf(categoryTitle({ name, nameBengali }))}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setTakesFocus(false);
              flyOut.toggle(name);
            }}
          >
            <Icon name="chevron-right" size={18} />
          </Chevron>
          <div ref={subListRef} id={id} hidden={!isOpen}>
            {/* About 170 links that most visitors never open: rendered on demand. */}
            {isOpen ? (
              <subCategories.Lazy category={name} takesFocus={takesFocus} onChoice={onChoice} />
            ) : null}
          </div>
        </>
      )}
    </Root>
  );
};

const Chevron = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  min-height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--ink-faint);
  svg { transition: rotate 0.2s; }
  &:hover { color: var(--accent); }
`;
const Root = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  flex: 1;
  > div { grid-column: 1 / -1; }
  > a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    font-size: var(--text-s);
    font-weight: 500;
    line-height: var(--leading-tight);
    text-decoration: none;
    gap: var(--space-2);
  }
  > a:hover, &[data-open] > a { color: var(--accent); }
  &[data-open] > ${Chevron} svg { rotate: 90deg; }
  ${from.container} {
    border-radius: var(--radius-s);
    > a { padding-block: 2px; font-size: var(--text-s); }
    @media (pointer: fine) { > a, > ${Chevron} { min-height: 30px; } > ${Chevron} { width: 36px; } }
    &[data-open] { background: var(--accent-soft); }
    &[data-open] > ${Chevron} svg { rotate: none; }
  }
`;
