import { useState } from 'react';

/** The running uploads of a form. It waits for them before it can be saved, since it would be saved without their pictures. */
export const useUploads = () => {
  const [count, setCount] = useState(0);
  return {
    isUploading: count > 0,
    /** Called with each upload, which ends when the form has its picture, and never rejects. */
    noteUpload: (upload: Promise<void>): void => {
      setCount((current) => current + 1);
      void upload.finally(() => setCount((current) => current - 1));
    },
  };
};
