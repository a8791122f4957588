import { useEffect } from 'react';
import { digits } from '#messages/language.ts';

/** The count that this hook has written, in Latin or Bengali digits. */
const countPrefix = /^\(\p{Nd}+\) /u;

/**
 * Keeps `(3) ` in front of the document's title; nothing for 0. Whenever a screen sets its title, an observer puts the count
 * before it. The observer sees this change too, and then finds the title as it should be.
 */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const show = (shownCount: number): void => {
      const titleOfScreen = document.title.replace(countPrefix, '');
      const title = shownCount > 0 ? `(${digits(shownCount)}) ${titleOfScreen}` : titleOfScreen;
      if (document.title !== title) document.title = title;
    };
    show(count);
    const observer = new MutationObserver(() => show(count));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      show(0);
    };
  }, [count]);
};
