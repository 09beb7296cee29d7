/**
 * Makes something of an object once and keeps it as long as there is the object: for what is read for every page and never
 * changed, such as the block of a story.
 */
export function oncePerObject<Key extends WeakKey, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>()
  return (key) => {
    const before = known.get(key) ?? { made: make(key) }
    known.set(key, before)
    return before.made
  }
}
