import { useNavigate } from 'react-router-dom';

type Update = (params: URLSearchParams) => URLSearchParams;

/**
 * Returns a function that changes the search parameters of the address, without a new history entry. It starts from the
 * browser's address: React Router's `setSearchParams` starts from the last render, so that the second of two changes before a
 * render would lose the first.
 */
export const useUpdateSearchParams = (): ((update: Update) => void) => {
  const navigate = useNavigate();
  return (update) => {
    const search = update(new URLSearchParams(window.location.search)).toString();
    // The screen stays, so it also stays where it is scrolled to.
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
};
