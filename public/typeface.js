// The shop's typeface (docs/decisions/0088). A font that arrives after the first layout makes the browser lay out every
// text again. So a first visit fetches the fonts after the load event and does not use them; a later page preloads them
// from the cache before it lays anything out.
(() => {
  // A Bengali page has a second file, for its Bengali letters.
  const links = [...document.querySelectorAll('link[as=font]')];
  const addresses = links.map(({ href }) => href).join();
  const fetchFonts = () => {
    for (const link of links) link.media = 'all';
  };
  let isStored = false;
  try {
    isStored = localStorage.getItem('typeface') === addresses;
  } catch {
    // The browser may block the storage; the fonts of the machine are shown then.
    return;
  }
  if (isStored) {
    document.documentElement.dataset.typeface = 'stored';
    fetchFonts();
    return;
  }
  let missing = links.length;
  const remember = () => {
    missing -= 1;
    if (missing > 0) return;
    try {
      localStorage.setItem('typeface', addresses);
    } catch {
      // The storage is full; the next page tries again.
    }
  };
  const fetchForLater = () => {
    for (const link of links) {
      link.addEventListener('load', remember);
      link.rel = 'prefetch';
    }
    fetchFonts();
  };
  if (navigator.connection?.saveData !== true) addEventListener('load', fetchForLater);
})();
