// The store: localStorage under names of our own. Where a browser forbids it, even access throws.

const stored_as = key => 'eg1:' + key;

{
  const store = {
    works: false,
    game: '',   // the last game that was to be saved, even if saving failed
    has_game: () => store.game === '' || store.load('game') === store.game,
    load(key) { try { return localStorage.getItem(stored_as(key)) || ''; } catch { return ''; } },
    save(key, value) {
      if (key === 'game') store.game = value;
      try {
        if (value === '') localStorage.removeItem(stored_as(key));
        else localStorage.setItem(stored_as(key), value);
        return store.load(key) === value;
      } catch { return false; }
    },
  };
  store.rename = (key, to) => {   // removes first: there may not be room for both
    const value = store.load(key);
    store.save(key, '');
    store.save(to, value);
  };
  store.works = store.save('probe', '1') && store.save('probe', '');
  window.eg_storage = eg.store = store;
}
