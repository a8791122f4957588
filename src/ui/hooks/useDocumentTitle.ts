import { useLayoutEffect } from 'react';

/**
 * Sets the title of the window while the component is shown; afterwards it is what it was before, unless the next screen sets its own. For
 * what takes the place of a screen, such as an error: without this the title would stay that of the screen before (RT-20).
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
