import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** `navigate` for after an answer: does nothing once the component is gone, since whoever has left it stays on the other page. */
export const useNavigateIfMounted = (): ((to: To, options?: NavigateOptions) => void | Promise<void>) => {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (to, options) => (isMounted.current ? navigate(to, options) : undefined);
};
