// The shop's typeface (docs/decisions/0088). A font that arrives after the first layout lays out every text again, so a
// first visit fetches it at the end, unused; a later page preloads it from the cache before it lays anything out.
(() => {
  const link = document.getElementById('typeface');
  let isStored = false;
  try {
    isStored = localStorage.getItem('typeface') === link.href;
  } catch {
    // The browser may block the storage; every page looks like the first one then.
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
      // The storage is full.
    }
  };
  const fetchForLater = () => {
    link.addEventListener('load', remember);
    link.rel = 'prefetch';
    link.media = 'all';
  };
  if (navigator.connection?.saveData !== true) addEventListener('load', fetchForLater);
})();
