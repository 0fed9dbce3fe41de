// Strings between C++ and JavaScript (page.cpp).

eg.text = (at, size) => new TextDecoder().decode(HEAPU8.subarray(at, at + size));
// Holds a text until C++ has made room for its bytes and fetches them; returns how many.
eg.hold = text => (eg.held = new TextEncoder().encode(text)).length;
const string_at = at => {   // a C string
  let end = at;
  while (HEAPU8[end]) end++;
  return eg.text(at, end - at);
};
