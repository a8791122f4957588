// The shop's typeface (docs/decisions/0088). A font that arrives after the first layout makes the browser lay out every
// text again. So a first visit fetches the font after the load event and does not use it; a later page preloads it from
// the cache before it lays anything out.
(() => {
  const link = document.getElementById('typeface');
  let isStored = false;
  try {
    isStored = localStorage.getItem('typeface') === link.href;
  } catch {
    // The browser may block the storage; the fonts of the machine are shown then.
    return;
  }
  if (isStored) {
    document.documentElement.dataset.typeface = 'stored';
    link.media = 'all';
    return;
  }
  const remember = () => {
    try {
      localStorage.setItem('typeface', link.href);
    } catch {
      // The storage is full; the next page tries again.
    }
  };
  const fetchForLater = () => {
    link.addEventListener('load', remember);
    link.rel = 'prefetch';
    link.media = 'all';
  };
  if (navigator.connection?.saveData !== true) addEventListener('load', fetchForLater);
})();
