// Runs before the first paint, so that the other theme does not flash.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // The browser may block the storage; the system's preference applies then.
  }
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.remove('light', 'dark');
  root.classList.add(chosen);
  root.style.colorScheme = chosen;
})();
