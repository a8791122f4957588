import { useState } from 'react';
import { useRenderedHere } from '../hooks/useRenderedHere.ts';

/** The file of the picture that the document shows at this moment, such as the one in the card that was pressed. */
const findShownPicture = (src: string | undefined): string | undefined =>
  [...document.images].find(
    (image) =>
      src !== undefined && image.getAttribute('src') === src && image.complete && image.naturalWidth > 0,
  )?.currentSrc;

/** The file of the picture that was loaded when the component appeared; none before hydration. */
export const useShownPicture = (src: string | undefined): string | undefined => {
  const isRenderedHere = useRenderedHere();
  const [visibleFile] = useState(() => (isRenderedHere ? findShownPicture(src) : undefined));
  return visibleFile;
};
