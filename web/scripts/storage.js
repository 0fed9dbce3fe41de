// The store: what the browser keeps from one visit to the next. Each value has a name and a time. It is written twice:
// to localStorage at once, where other tabs see it but which reaches the disk late, and to IndexedDB with strict
// durability, which survives a browser that is killed. The later time counts. Where a browser forbids both (even access
// may throw), values last as long as the page.

const stored_as = key => 'eg1:' + key;

{
  const times = 'at:';   // localStorage has the time of a value under this and its name; 0: from an earlier version
  const here = new Map();      // name -> { value, at }: what localStorage did not take, or does not have yet
  const waiting = new Map();   // name -> { key, value, at }: to be written to IndexedDB
  const safe = new Map();      // name -> its last value that IndexedDB has
  const failed = new Set();    // names of values that only this page has
  let database = null, looked = false, writing = false, told = () => {};   // looked: for a database
  const channel = (() => { try { return new BroadcastChannel(stored_as('store')); } catch { return null; } })();

  const read = name => { try { return localStorage.getItem(stored_as(name)) || ''; } catch { return ''; } };
  const write = (name, value) => {
    try {
      if (value === '') localStorage.removeItem(stored_as(name));
      else localStorage.setItem(stored_as(name), value);
    } catch { return false; }
    return read(name) === value;
  };
  const time_of = name => Math.max(+read(times + name), here.get(name)?.at ?? 0);
  const put_here = (key, value, at) => {
    const kept = write(key, value) && write(times + key, `${at}`);
    if (kept) here.delete(key);
    else here.set(key, { value, at });
    return kept;
  };

  // Writes what is waiting, reads it back, and goes on until nothing is waiting.
  const write_all = () => {
    if (writing || !database || waiting.size === 0) return;
    writing = true;
    const records = [...waiting.values()];
    waiting.clear();
    const end = kept => {
      writing = false;
      for (const { key } of records)
        if (kept) failed.delete(key);
        else if (here.has(key)) failed.add(key);
      told();
      write_all();
    };
    try {
      const change = database.transaction('values', 'readwrite', { durability: 'strict' });
      for (const record of records) change.objectStore('values').put(record);
      change.onabort = () => end(false);
      change.oncomplete = () => read_back(records, end);
      change.commit?.();   // at once, so that nothing has to come back to a page that is killed meanwhile
    } catch {
      database = null;
      end(false);
    }
  };
  const read_back = (records, end) => {
    const last = records[records.length - 1];
    try {
      const found = database.transaction('values').objectStore('values').get(last.key);
      found.onsuccess = () => {
        for (const { key, value } of records) safe.set(key, value);
        end(found.result?.at >= last.at);
      };
      found.onerror = () => end(false);
    } catch {   // it was closed meanwhile
      end(false);
    }
  };

  const store = {
    works: false,
    game: '',   // the last game that was to be saved, even if saving failed
    has_game: () => store.game === ''
      || [read(store.game_key), safe.get(store.game_key)].some(value => value?.includes(store.game)),
    // 0: kept nowhere but in this page; 1: being written; 2: safe
    status: () => failed.has(store.game_key) || (!store.works && !database) ? 0
      : writing || (database && waiting.size > 0) ? 1 : 2,
    load: key => {
      const value = here.get(key);
      return value && value.at > +read(times + key) ? value.value : read(key);
    },
    save(key, value) {
      const [, code] = /^game\./.test(key) && /^code (.*)$/m.exec(value) || [];
      if (code && !store.game && store.works) keep_long();
      if (code) [store.game_key, store.game] = [key, code];
      const at = Math.max(Date.now(), time_of(key) + 1), kept = put_here(key, value, at);
      if (database || !looked) waiting.set(key, { key, value, at });
      write_all();
      try { channel?.postMessage({ key, value, at }); } catch { /* then other tabs learn it from localStorage */ }
      if (kept) failed.delete(key);
      else if (!database) failed.add(key);
      return kept || !!database;
    },
    rename(key, to) {
      const value = store.load(key);
      if (!value) return;
      const moved = store.save(to, value);
      store.save(key, '');
      if (moved || store.save(to, value)) return;   // there was no room for both
      store.save(to, '');
      store.save(key, value);
    },
    keys(prefix) {
      const all = new Set([...here].filter(([, { value }]) => value).map(([key]) => key));
      try {
        for (const key of Object.keys(localStorage))
          if (key.startsWith(stored_as(prefix))) all.add(key.slice(stored_as('').length));
      } catch { /* there are only those here */ }
      return [...all].filter(key => key.startsWith(prefix) && store.load(key)).sort();
    },
    on_change(say) { told = say; },
    changed() {},   // another tab has saved a value with this name
  };

  const opened = () => new Promise((done, refused) => {
    const asked = indexedDB.open(stored_as('store'), 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('values', { keyPath: 'key' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = asked.onblocked = refused;
    setTimeout(refused, 1500);   // some browsers never answer
  });
  const all_of = database => new Promise((done, refused) => {
    const asked = database.transaction('values').objectStore('values').getAll();
    asked.onsuccess = () => done(asked.result);
    asked.onerror = refused;
  });
  // Each side gets what the other has later: the browser was killed before localStorage was on the disk, or IndexedDB
  // was not to be had.
  const joined = async () => {
    database = await opened();
    database.onversionchange = () => database.close();
    database.onclose = () => { database = null; };
    const later = new Map((await all_of(database)).map(record => [record.key, record]));
    for (const { key, value, at } of later.values())
      if (at > time_of(key)) put_here(key, value, at);
    const missing = key => time_of(key) > (later.get(key)?.at ?? -1);
    for (const key of store.keys('').filter(key => !key.startsWith(times) && key !== 'probe' && missing(key)))
      waiting.set(key, { key, value: store.load(key), at: time_of(key) });
    write_all();
  };
  store.works = write('probe', '1') && write('probe', '');
  // Asks the browser to keep it even if it is short of room. Firefox would ask the player, who would not know why.
  const keep_long = () => { if (!/Firefox/.test(navigator.userAgent)) navigator.storage?.persist?.().catch(() => {}); };
  store.known = joined().catch(() => { database = null; }).then(() => { looked = true; });

  if (channel) channel.onmessage = ({ data: { key, value, at } }) => {
    if (at > time_of(key)) here.set(key, { value, at });   // localStorage may have it a moment later
    store.changed(key);
  };
  window.eg_storage = eg.store = store;
}
