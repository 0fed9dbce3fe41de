// The page's own sentences. Some are shown before the program has started, so they cannot come from it. The English
// sentence is the key; a language is a function that translates it. `pseudo` follows language/pseudo.cpp.

{
  const accented = vowel => (vowel + '\u0301').normalize();
  const pseudo = english => {
    let longer = Math.floor(([...english].length * 2 + 4) / 5) - 2;
    const words = english.replace(/[aeiouy]/gi, vowel => accented(vowel).repeat(longer-- > 0 ? 2 : 1));
    return `[${words}${'~'.repeat(Math.max(longer, 0))}]`;
  };
  const languages = { en: english => english, qps: pseudo };
  const texts = [], labels = [];
  for (const id of ['#show', '#sheet-close', '#keep', '#copy', '#reload', '#loading span', '#tap', '#own-tab span',
    '#cover-scrolls']) {
    const node = document.querySelector(id);
    texts.push([node, node.textContent]);
  }
  for (const id of ['#canvas', '#text-version', '#tap', '#notice button']) {
    const node = document.querySelector(id);
    labels.push([node, node.getAttribute('aria-label')]);
  }
  eg.in_words = english => languages[document.documentElement.lang](english);
  // Speaks this language from now on, also in the sentences that are always there. False: it is not known.
  eg.speak = code => {
    const known = Object.hasOwn(languages, code);
    if (!known) return false;
    document.documentElement.lang = code;
    for (const [node, english] of texts) node.textContent = eg.in_words(english);
    for (const [node, english] of labels) node.setAttribute('aria-label', eg.in_words(english));
    return true;
  };
  eg.speak((/(?:^\?|&)lang=(\w+)/.exec(location.search) ?? [])[1]) || eg.speak('en');
}
