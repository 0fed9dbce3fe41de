// The table's sounds, made of noise and tones. Browsers keep a page silent until something in it has been pressed.
// Inside another page the game is silent unless its address (?sound=1) or that page asks for sounds.

{
  const [wood, king, card, ratchet, tumble, note, call] = [0, 1, 2, 3, 4, 5, 6];   // as in timeline/sounds.h
  const scale = [392, 440, 523.3, 587.3, 659.3, 784];   // of notes, from the last rank to the first
  const loudness = [0, 0.25, 0.7];

  let silent = embedded && asked_for('sound') !== '1';
  let audio = null, out = null, volume = 0, pressed = false;
  let wanted = false;   // there has been a sound to play

  // Noise that is the same each time.
  const hiss = of => {
    const buffer = of.createBuffer(1, of.sampleRate / 4, of.sampleRate), data = buffer.getChannelData(0);
    for (let i = 0, x = 1; i < data.length; i++) data[i] = (x = x * 16807 % 2147483647) / 1073741824 - 1;
    return buffer;
  };
  const faded = (of, to, at, length, peak) => {
    const gain = of.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(peak, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(to);
    return gain;
  };
  const tone = (of, to, at, type, from, until, length, peak) => {
    const source = of.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(until, at + length);
    source.connect(faded(of, to, at, length, peak));
    source.start(at);
    source.stop(at + length);
  };
  const rustle = (of, to, at, type, frequency, q, length, peak) => {
    const source = of.createBufferSource(), filter = of.createBiquadFilter();
    source.buffer = of.hiss ??= hiss(of);
    filter.type = type;
    filter.frequency.value = frequency;
    filter.Q.value = q;
    source.connect(filter).connect(faded(of, to, at, length, peak));
    source.start(at);
    source.stop(at + length);
  };
  const tap = (of, to, at, frequency, peak) => {
    rustle(of, to, at, 'bandpass', frequency * 2.6, 6, 0.05, peak);
    tone(of, to, at, 'sine', frequency, frequency * 0.8, 0.07, peak * 0.7);
  };

  // n: how many pieces, or the rank of a note.
  const sound = eg.sound_of = (of, to, kind, n, at) => {
    if (kind === wood) for (let i = 0; i < Math.min(n, 5); i++) tap(of, to, at + i * 0.09, 430 + 17 * (i % 3), 0.5);
    if (kind === king) {
      tone(of, to, at, 'sine', 150, 62, 0.26, 0.8);
      rustle(of, to, at, 'lowpass', 420, 1, 0.12, 0.4);
    }
    if (kind === card) {
      rustle(of, to, at, 'highpass', 2600, 0.7, 0.11, 0.16);
      rustle(of, to, at + 0.07, 'bandpass', 900, 1, 0.06, 0.2);
    }
    if (kind === ratchet)
      for (let i = 0; i < 7; i++) rustle(of, to, at + i * 0.042, 'bandpass', 2100 - 60 * i, 9, 0.025, 0.5);
    if (kind === tumble)
      [0, 0.07, 0.11, 0.19, 0.25, 0.36, 0.5].forEach((later, i) =>
        tap(of, to, at + later, 300 - 19 * i, 0.5 - 0.05 * i));
    if (kind === note) {
      const frequency = scale[Math.max(0, scale.length - n)] ?? scale[0];
      tone(of, to, at, 'triangle', frequency, frequency, 0.5, 0.32);
      tone(of, to, at, 'sine', 2 * frequency, 2 * frequency, 0.25, 0.1);
    }
    if (kind === call)
      [587.3, 784].forEach((frequency, i) =>
        tone(of, to, at + 0.16 * i, 'sine', frequency, frequency, 0.6, 0.22));
  };

  // Where sounds go. Several at once are pressed together, so that they are not cut off: y = tanh x.
  const outlet = eg.sound_outlet = of => {
    const most = 4, into = of.createGain(), scaled = of.createGain(), bend = of.createWaveShaper();
    scaled.gain.value = 1 / most;
    bend.curve = Float32Array.from({ length: 1025 }, (_, i) => Math.tanh(most * (i / 512 - 1)));
    into.connect(scaled).connect(bend).connect(of.destination);
    return into;
  };

  const wake = () => {
    if (silent || !wanted || !volume || !window.AudioContext) return;
    try {   // there may be no audio device, or no room for another context
      if (!audio) {
        const fresh = new AudioContext();
        out = outlet(fresh);
        audio = fresh;
      }
      out.gain.value = loudness[volume];
      if (audio.state === 'suspended') audio.resume().catch(() => {});
    } catch { /* the game goes on without sounds */ }
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => { pressed = true; wake(); }, { capture: true, passive: true });

  const set_gain = () => { if (out) out.gain.value = silent ? 0 : loudness[volume]; };
  eg.volume = n => { volume = n; set_gain(); };
  eg.mute = on => { silent = on; set_gain(); };   // by the host page
  eg.heard = [];   // the last hundred kinds, for the tests
  eg.sound = (kind, n, ms) => {
    wanted = true;
    if (!audio && pressed) wake();
    if (!audio || !volume || silent || document.hidden) return;
    eg.heard = [...eg.heard.slice(-99), kind];
    try { sound(audio, out, kind, n, audio.currentTime + 0.005 + ms / 1000); } catch { /* the game goes on */ }
  };
}
