// Before all else, in words that old browsers know: if what follows cannot run, a sentence says why. A browser that
// does not understand a script says so here, and one that lacks something names it.
var first_error = '';
document.getElementById('loading').getElementsByTagName('span')[0].textContent = 'Setting the table \u2026';
window.onerror = function (message, file) {
  if (first_error || (file && file.split('#')[0] !== location.href.split('#')[0])) return;   // that came of it; not ours
  first_error = String(message);
  document.getElementById('loading').getElementsByTagName('span')[0].textContent =
    'This browser cannot run the game. A newer one will. What is missing: ' + first_error;
};
