import { useNavigate } from 'react-router-dom';

type Update = (params: URLSearchParams) => URLSearchParams;

/**
 * Changes the search parameters of the address, without a new history entry. React Router's
 * `setSearchParams` starts from the parameters of the last render, so that the second of two changes before a
 * render loses the first; this starts from the browser's address.
 */
export const useUpdateSearchParams = (): ((update: Update) => void) => {
  const navigate = useNavigate();
  return (update) => {
    const search = update(new URLSearchParams(window.location.search)).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
};
