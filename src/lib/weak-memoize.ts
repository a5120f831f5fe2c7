/** Memoizes `make` by its first argument, an immutable object, for the object's life. */
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
