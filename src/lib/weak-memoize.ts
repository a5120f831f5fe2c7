/**
 * Remembers what a function gives for an object, as long as the object lives: a list or a record never changes, another one
 * takes its place.
 * @param make called once for each object; arguments after the first serve to make it, and do not name another result
 */
export function weakMemoize<Key extends object, Rest extends unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    let known = made.get(key);
    if (known === undefined) made.set(key, (known = { value: make(key, ...rest) }));
    return known.value;
  };
}
