// Letters that none of the program's fonts has are painted by the browser. page.h says what C++ gets: a width in ems,
// or five numbers and the pixels behind them.

let letters;
const letters_in = (font, size) => {
  letters ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  letters.font = font.replace(/(\d) /, `$1 ${size}px `);
  return letters;
};
eg.letters_width = (text, font) => letters_in(font, 100).measureText(text).width / 100;
eg.paint_letters = (text, font, size) => {
  const box = letters_in(font, size).measureText(text);
  const x = -Math.ceil(box.actualBoundingBoxLeft) - 1, width = Math.ceil(box.actualBoundingBoxRight) + 1 - x;
  const y = -Math.ceil(box.actualBoundingBoxAscent) - 1, height = Math.ceil(box.actualBoundingBoxDescent) + 1 - y;
  Object.assign(letters.canvas, { width, height });
  letters_in(font, size).fillText(text, -x, -y);
  const { data } = letters.getImageData(0, 0, width, height);
  // The letters are black, so another colour is their own. Some browsers add a little noise.
  const coloured = data.some((n, i) => i % 4 < 3 && n > 16 && data[i | 3] > 64);
  eg.held = new Uint8Array(20 + data.length);
  eg.held.set(new Uint8Array(new Int32Array([x, y, width, height, coloured]).buffer));
  eg.held.set(data, 20);
  return eg.held.length;
};
// The program's fonts, for the page's own HTML.
eg.add_font = (family, weight, at, size) =>
  document.fonts.add(new FontFace(family, HEAPU8.slice(at, at + size), { weight }));
