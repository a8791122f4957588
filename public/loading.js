/**
 * Marks the page until everything in it has loaded. Meanwhile the device's own font draws the notice and the
 * shop's name in Bengali, so that the web font does not compete with the pictures (src/ui/theme/tokens.css).
 */
(() => {
  const { classList } = document.documentElement;
  classList.add('loading');
  addEventListener('load', () => classList.remove('loading'), { once: true });
})();
