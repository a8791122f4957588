import { useLayoutEffect } from 'react';

/**
 * Sets the title of the window while the component is shown, and restores the earlier title after that. For what takes the place of a
 * screen, such as an error: without this the window would keep the title of the screen before (RT-20).
 */
export const useDocumentTitle = (title: string): void => {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
};
