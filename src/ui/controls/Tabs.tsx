import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { language } from '#messages/language.ts';
import { Icon } from '../icons/Icon.tsx';
import { from } from '../theme/media.ts';

export interface TabIds {
  /** The id of the panel that the tabs switch. */
  readonly panel: string;
  readonly tab: (option: string) => string;
}

/** The ids by which the tabs and their panel refer to each other. */
export const useTabIds = (): TabIds => {
  const id = useId();
  return { panel: `${id}-panel`, tab: (option) => `${id}-${option.replaceAll(/\s/g, '-')}` };
};

interface TabsProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ids: TabIds;
  /** What a Bengali page shows for an option; by default the option itself. */
  readonly inBengali?: (option: string) => ReactNode;
}

/** By how many tabs each key moves; a move beyond the ends stops there. */
const offsets: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** CSS pixels by which a press on an arrow scrolls the tabs. */
const scrollDistance = 400;

/** A list of tabs. It is one stop of the Tab key; arrow keys, Home and End move along the tabs. */
export const Tabs = ({ label, options, value, onChange, ids, inBengali }: TabsProps) => {
  const listRef = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const offset = offsets[event.key];
    const isBrowserShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (offset === undefined || isBrowserShortcut) return;
    event.preventDefault();
    const lastIndex = options.length - 1;
    const index = Math.max(0, Math.min(lastIndex, options.indexOf(value) + offset));
    onChange(options[index] ?? value);
    listRef.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <Root>
      {/* Browsers make an element that scrolls a stop of the Tab key; `tabIndex` -1 prevents that. */}
      <List ref={listRef} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
        {options.map((option) => (
          <Tab
            key={option}
            type="button"
            role="tab"
            id={ids.tab(option)}
            aria-selected={option === value}
            aria-controls={ids.panel}
            tabIndex={option === value ? 0 : -1}
            onClick={() => onChange(option)}
          >
            {language === 'bn' && inBengali ? inBengali(option) : option}
          </Tab>
        ))}
      </List>
      {/* Buttons that scroll the tabs, for a mouse; the keyboard moves along the tabs themselves. */}
      {[-1, 1].map((direction) => (
        <Arrow
          key={direction}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => listRef.current?.scrollBy(direction * scrollDistance, 0)}
        >
          <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} />
        </Arrow>
      ))}
    </Root>
  );
};

const Root = styled.div`
  ${from.medium} { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; }
`;
const Arrow = styled.button`
  display: none;
  ${from.medium} { display: grid; place-items: center; width: 36px; padding: 0; border: 0; background: none; }
  &:hover { color: var(--accent); }
`;
const List = styled.div`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  scrollbar-width: none;
  scroll-padding-inline: var(--gutter);
  scroll-behavior: smooth;
  mask-image: linear-gradient(90deg, transparent, #000 var(--gutter), #000 calc(100% - 2 * var(--gutter)), transparent);
  ${from.medium} { margin-inline-end: 0; }
`;
const Tab = styled.button`
  flex: none;
  min-height: var(--target);
  padding-inline: var(--space-4);
  border: 1.5px solid var(--line);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-size: var(--text-s);
  font-weight: 550;
  color: var(--ink-soft);
  &:hover { border-color: var(--accent); color: var(--accent); }
  &[aria-selected='true'] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
