// The window sizes at which scenes are checked, and which scenes. Drawing large pictures without a graphics card is
// slow, so that large windows show only some of them.

const some = ['first', 'new-4', 'power', 'region', 'crowded', 'curtain', 'castillo', 'result', 'menu'];
const few = ['power', 'crowded', 'result'];

// 320 x 200 is a window of 1280 x 800 enlarged fourfold.
const by_mouse = [[320, 200], [640, 400], [800, 500], [320, 480]];
const by_finger = [[320, 480], [480, 320], [568, 320], [390, 844], [844, 390]];
const large = [[820, 1100], [1280, 800], [1920, 1080], [3840, 2160]];
const sizes = [...by_finger.map(size => [...size, true]), ...large, ...by_mouse]
  .map(([width, height, finger = false]) => ({ width, height, finger }));
const names_at = ({ width }, all) => width > 2000 ? few : [820, 1920].includes(width) ? some : all;

export { sizes, names_at, some, few };
