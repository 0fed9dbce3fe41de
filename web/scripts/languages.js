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
  for (const node of document.querySelectorAll('#show, #sheet-close, #keep, #save-games, #copy, #reload, ' +
    '#loading span, #tap, #own-tab span, #cover-scrolls, .words'))
    texts.push([node, node.textContent.replace(/\s+/g, ' ')]);
  for (const node of document.querySelectorAll('#canvas, #text-version, #tap, #notice, #notice button, #sheet-cross'))
    labels.push([node, node.getAttribute('aria-label')]);
  eg.speaks = code => Object.hasOwn(languages, code);
  eg.in_words = english => languages[document.documentElement.lang](english);
  // Speaks this language from now on, also in the sentences that are always there. False: it is not known.
  eg.speak = code => {
    if (!eg.speaks(code)) return false;
    document.documentElement.lang = code;
    for (const [node, english] of texts) node.textContent = eg.in_words(english);
    for (const [node, english] of labels) node.setAttribute('aria-label', eg.in_words(english));
    return true;
  };
  eg.speak((/(?:^\?|&)lang=(\w+)/.exec(location.search) ?? [])[1]) || eg.speak('en');

  // Days and times in the page's language. The pseudo-language has none of its own.
  const languages_of_dates = () => document.documentElement.lang === 'qps' ? 'en-GB' : document.documentElement.lang;
  const format = (ms, options) => new Intl.DateTimeFormat(languages_of_dates(), options).format(ms);
  const day_of = ms => new Date(ms).setHours(0, 0, 0, 0);
  eg.weekday = ms => format(ms, { weekday: 'long' });
  eg.moment = ms => {
    const days = Math.round((day_of(Date.now()) - day_of(ms)) / 864e5);
    const time = format(ms, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    if (days === 0) return eg.in_words('Today') + ', ' + time;
    if (days === 1) return eg.in_words('Yesterday') + ', ' + time;
    const year = new Date(ms).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' };
    return format(ms, { day: 'numeric', month: 'long', ...year });
  };
}
