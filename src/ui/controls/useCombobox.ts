import { type KeyboardEvent, useId, useState } from 'react';
import * as messages from '#messages/ui/controls.ts';
import { useDisclosure } from '../hooks/useDisclosure.ts';

/** What is typed into a combobox, and the state of the search for it. */
export interface ComboboxSearch {
  readonly input: string;
  readonly changeInput: (input: string) => void;
  /** Whether there is a text to search for. */
  readonly hasQuery: boolean;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** What every option has. */
export interface Identified {
  readonly _id: string;
}

interface ComboboxOptions<Option> {
  readonly search: ComboboxSearch;
  readonly options: readonly Option[];
  /** What one option is called: "product". */
  readonly noun: string;
  /** How many were found in all; the options are the first of these. */
  readonly total?: number;
}

export type Combobox<Option extends Identified = Identified> = ReturnType<
  typeof useCombobox<Option>
>['combobox'];

/** What a screen reader announces about the result. */
const resultMessage = ({ isPending, isFailed }: ComboboxSearch, total: number, noun: string): string => {
  if (isPending) return '';
  if (isFailed) return messages.searchFailed;
  if (total === 0) return messages.noneFound(noun);
  return messages.found(total, noun);
};

/**
 * A search field with a list of what it finds, for `ComboboxField` and `ComboboxList`: the ARIA pattern of an editable
 * combobox with a list popup. The focus stays in the field; up and down move the active option, Escape closes the list
 * and then empties the field, and Home and End move the caret.
 */
export const useCombobox = <Option extends Identified>({
  search,
  options,
  noun,
  total = options.length,
}: ComboboxOptions<Option>) => {
  const id = useId();
  // The id of the active option, which stays the same one when more of the answer arrives.
  const [activeId, setActiveId] = useState<string>();
  const indexOf = (wanted: string | undefined) => options.findIndex(({ _id }) => _id === wanted);
  const activeIndex = indexOf(activeId);
  const { isOpen, open, close, rootRef } = useDisclosure();
  const { input, hasQuery } = search;
  const isExpanded = isOpen && hasQuery;
  const listId = `${id}-list`;

  const changeInput = (next: string) => {
    search.changeInput(next);
    setActiveId(undefined);
    open();
  };
  const reset = () => {
    changeInput('');
    // `changeInput` opens the list.
    close();
  };
  const moveActive = (offset: number) => {
    open();
    // One position per option, and one for the field itself, whose index is -1.
    const positions = options.length + 1;
    setActiveId((current) => options[((indexOf(current) + 1 + offset + positions) % positions) - 1]?._id);
  };
  const closeOrReset = isExpanded ? close : reset;
  const handleKeyDown = (event: KeyboardEvent, choose: (option: Option | undefined) => void) => {
    // Arrows and Enter choose among the suggestions of the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveActive(1);
    else if (event.key === 'ArrowUp') moveActive(-1);
    else if (event.key === 'Escape') closeOrReset();
    else if (event.key !== 'Enter') return;
    else if (hasQuery) choose(isExpanded ? options[activeIndex] : undefined);
    // By default Enter would submit a form around the field, and Escape would empty the field.
    event.preventDefault();
  };

  const combobox = {
    ...search,
    options,
    isExpanded,
    listId,
    message: resultMessage(search, total, noun),
    /** Empties the field and closes the list. */
    reset,
    /** Props of the input; `onEnter` receives the active option, or `undefined` if none is active. */
    inputProps: (onEnter: (option: Option | undefined) => void) => ({
      value: input,
      onChange: changeInput,
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, onEnter),
      onFocus: open,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-activedescendant': isExpanded && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
    }),
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === activeIndex,
      tabIndex: -1,
      // Not when it enters: a list that appears or scrolls under a resting pointer leaves the active option as it is.
      onPointerMove: () => setActiveId(options[index]?._id),
    }),
  };
  // `rootRef` is for the element around field and list: a press or focus outside of that element closes the list.
  return { combobox, rootRef };
};
