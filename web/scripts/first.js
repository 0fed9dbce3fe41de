// Runs first and uses only what old browsers know: if the page cannot start, a sentence says why. An old browser
// reports a script that it cannot parse here, and the name of a feature that it lacks.
var first_error = '';
// In the form of two files the scripts are not in the page.
var own_script = (document.currentScript && document.currentScript.src || location.href).split('#')[0];
document.getElementById('loading').getElementsByTagName('span')[0].textContent = 'Setting the table \u2026';
window.onerror = function (message, file) {
  // Only the first error of our own is shown: later ones follow from it.
  if (first_error || (file && file.split('#')[0] !== own_script)) return;
  first_error = String(message);
  document.getElementById('loading').getElementsByTagName('span')[0].textContent =
    'This browser cannot run the game. A newer one will. What is missing: ' + first_error;
};
