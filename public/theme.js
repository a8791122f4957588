// Runs before the first paint, so that nobody sees the other theme flash by.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's preference then stands.
  }
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.remove('light', 'dark');
  root.classList.add(chosen);
  root.style.colorScheme = chosen;
})();
