// What tests ask: where the controls are, what the screen shows, which answers are legal, what is kept.

window.eg = eg;
{
  const tell = what => JSON.parse(string_at(Module._eg_tell(what)));
  eg.rects = () => tell(0);
  eg.state = () => tell(1);
  eg.legal = () => tell(2);
  eg.targets = () => tell(3);
  eg.drawn = () => tell(4);      // in a scene: what was drawn
  eg.scenes = () => tell(5);
  eg.scene = name => { eg.type(typed_scene, name); eg.frame(); eg.frame(); };
  // The save code of the game that was played last; '': none is kept.
  eg.kept = () => (/^code (.*)$/m.exec(eg.store.load('game.' + eg.store.load('last'))) ?? ['', ''])[1];
}
