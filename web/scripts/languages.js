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
  const code = (/(?:^\?|&)lang=(\w+)/.exec(location.search) ?? [])[1];
  document.documentElement.lang = Object.hasOwn(languages, code) ? code : 'en';
  eg.in_words = english => languages[document.documentElement.lang](english);
  for (const id of ['#show', '#sheet-close', '#keep', '#copy', '#reload', '#loading span']) {
    const node = document.querySelector(id);
    node.textContent = eg.in_words(node.textContent);
  }
  for (const node of [canvas, $('text-version')])
    node.setAttribute('aria-label', eg.in_words(node.getAttribute('aria-label')));
}
