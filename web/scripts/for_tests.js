// What tests ask: where the controls are, what the screen shows, which answers are legal.

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
}
