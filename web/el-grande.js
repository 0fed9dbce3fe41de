// <el-grande> shows the game in any page:
//
//   <script src="https://HOST/el-grande.js" async></script>
//   <el-grande players="4" level="3" edition="2023" load="tap"></el-grande>
//
// Beside this file is the game's page; `src` names another. Attributes with the names in `words` go into its address.
// The theme and the language are those of the page around it, unless attributes of these names say otherwise.
// load="tap": nothing of the game is loaded before the tap. Otherwise it is loaded when the reader comes near.
//
// send('load', { code }) sends the game a message, and its messages are events of the element: web/README.md, "In
// another page", lists both.
{
  const words = 'players edition modules level length veto castillo seats seed start pace sound'.split(' ');
  const here = document.currentScript.src;
  const inside = `<style>
    :host{display:block;position:relative;aspect-ratio:16/10;min-height:420px;background:#93afb0;color:#2b2118}
    iframe,p{position:absolute;inset:0;width:100%;height:100%;border:0;margin:0}
    p{display:grid;place-content:center;gap:12px;text-align:center;font:bold 16px system-ui}
    p.dark{background:#1d262b;color:#f0e8d7}
    b{font:bold 38px Georgia,serif}
    button,a{padding:18px 60px;border:0;border-radius:7px;background:#1e4a54;color:#fbf8f0;font:inherit}
    a{padding:12px;background:#fbf8f0;color:#2b2118}
    </style><p><b>El Grande</b>
    <button aria-label="Tap to play El Grande here">Tap to play</button>
    <a target="_blank" rel="noopener">Open in its own tab</a>`;

  customElements.define('el-grande', class extends HTMLElement {
    connectedCallback() {
      const root = this.root ??= this.attachShadow({ mode: 'open' });
      const at = this.at = new URL(this.getAttribute('src') ?? 'el-grande.html', here || document.baseURI);
      for (const word of words) if (this.hasAttribute(word)) at.searchParams.set(word, this.getAttribute(word));
      const { lang, theme } = this.look();
      if (lang) at.searchParams.set('lang', lang);
      root.innerHTML = inside;
      root.querySelector('a').href = at;
      root.querySelector('p').className = theme;
      root.querySelector('button').onclick = () => { this.tapped = true; this.open(); };
      const near = new IntersectionObserver(all => { if (all.at(-1).isIntersecting) this.open(); },
        { rootMargin: '300px' });
      if (this.getAttribute('load') !== 'tap') near.observe(this);
      const looks = new MutationObserver(() => this.send('set', this.look()));
      for (const of of [this, document.documentElement]) looks.observe(of, { attributes: true });
      const ended = new AbortController();
      addEventListener('message', e => this.hear(e), ended);
      this.end = () => [near.disconnect(), looks.disconnect(), ended.abort(), this.frame = null];
    }
    disconnectedCallback() { this.end(); }

    look() {
      const scheme = getComputedStyle(this).colorScheme;
      return {
        theme: this.getAttribute('theme') ?? (/^(light|dark)$/.test(scheme) ? scheme : 'system'),
        lang: this.closest('[lang]')?.lang,
      };
    }
    open() {
      if (this.frame) return;
      const src = new URL(this.at);
      src.searchParams.set('embed', 1);
      src.searchParams.set('theme', this.look().theme);
      const frame = { src, title: 'El Grande', allow: 'fullscreen; clipboard-write' };
      this.root.prepend(this.frame = Object.assign(document.createElement('iframe'), frame));
    }
    hear({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || origin !== this.at.origin) return;
      if (data.type === 'eg:hello' && !data.heard) {
        this.send('hello', { v: 1 });
        this.root.querySelector('p')?.remove();
        if (this.tapped) this.frame.focus(), this.send('pause', { on: false });
        this.tapped = false;
      }
      this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
    }
    send(type, data) { this.frame?.contentWindow?.postMessage({ ...data, type: 'eg:' + type }, this.at.origin); }
  });
}
