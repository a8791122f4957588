// On a Bengali page alone: the shop's Bengali font at once, without waiting for a later page as typeface.js does, where
// the machine has no Bengali font and would draw boxes.
(() => {
  const context = document.createElement('canvas').getContext('2d');
  // A Bengali font draws these three characters as one letter; without one each of them is a box of the same width.
  if (context.measureText('ক্ষ').width < 3 * context.measureText('ক').width) return;
  document.documentElement.dataset.typeface = 'needed';
  document.getElementById('bengali-typeface').media = 'all';
})();
