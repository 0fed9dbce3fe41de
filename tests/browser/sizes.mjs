// The sizes at which scenes are looked at, and which scenes: drawing large pictures without a graphics
// card is slow, and the forms that they share are looked at whole.

const some = ['new-4', 'power', 'region', 'crowded', 'curtain', 'castillo', 'result', 'menu'], few = ['power', 'crowded', 'result'];

// 320 x 200 is a window of 1280 x 800 enlarged fourfold.
const by_mouse = [[320, 200], [640, 400], [800, 500]];
const sizes = [[320, 480], [480, 320], [568, 320], [390, 844], [844, 390], [820, 1100], [1280, 800], [1920, 1080], [3840, 2160], ...by_mouse]
  .map(([width, height]) => ({ width, height, finger: Math.min(width, height) < 500 && !by_mouse.some(size => size[0] === width) }));
const names_at = ({ width }, all) => width > 2000 ? few : [820, 1920].includes(width) ? some : all;

export { sizes, names_at, some, few };
