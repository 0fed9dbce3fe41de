// What all scripts of the page use. `eg` holds what they offer to each other and to the program (page.h).

const $ = id => document.getElementById(id);
const canvas = $('canvas');
const embedded = window.parent !== window;
const eg = {};
eg.build = '/*build*/';   // bake.py names every build after its contents
// A word of the page's address; null: it is not there.
const asked_for = word => new URLSearchParams(location.search).get(word);
var Module = { canvas, print: console.log, printErr: console.warn };   // Emscripten's, hence var

// Without WebGL, SDL paints on the canvas with a 2D context. It looks for one here first: its own way to create one
// uses a name that some versions of Emscripten do not have.
{
  let painted = canvas;
  // A canvas that has had WebGL gives no 2D context: from now on, SDL paints on another one above it.
  eg.second_canvas = () => {
    painted = document.createElement('canvas');
    painted.id = 'picture';
    painted.ariaHidden = true;
    canvas.after(painted);
  };
  Module.SDL2 = { ctxCanvas: canvas, get ctx() {
    const { width, height } = canvas;
    if (painted.width !== width || painted.height !== height) Object.assign(painted, { width, height });
    return painted.getContext('2d');
  } };
}

// A page that was saved from the browser's menu still shows its last game: reset it.
$('loading').hidden = false;
$('failed').hidden = true;
$('sheet').removeAttribute('open');
$('text-version').replaceChildren();
$('text-version').classList.remove('shown');
$('show').setAttribute('aria-expanded', false);
$('show').textContent = 'Text version';
$('news').textContent = '';
$('notice').hidden = $('cover').hidden = true;
$('field')?.remove();
$('picture')?.remove();
canvas.inert = false;

// How many CSS pixels notches and rounded corners cover on a side.
const sides = ['Top', 'Right', 'Bottom', 'Left'];
eg.inset = side => parseFloat(getComputedStyle($('insets'))['padding' + sides[side]]) || 0;
