/**
 * Marks the page until all its resources have loaded. Until then the device's own font renders the notice and
 * the shop's name in Bengali, so that the web font does not compete with the images
 * (src/ui/theme/tokens.css).
 */
(() => {
  const { classList } = document.documentElement;
  classList.add('loading');
  addEventListener('load', () => classList.remove('loading'), { once: true });
})();
