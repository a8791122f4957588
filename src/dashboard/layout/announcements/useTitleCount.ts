import { useEffect } from 'react';

const prefix = /^\(\d+\) /;

/** Keeps `(3) ` in front of the document's title, whichever screen sets the title; nothing for 0. */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const show = (visible: number): void => {
      const bare = document.title.replace(prefix, '');
      const title = visible > 0 ? `(${visible}) ${bare}` : bare;
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
