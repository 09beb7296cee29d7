export type Lettered<Entry> = { letter: string; entries: Entry[] }

/**
 * Names under their first letters, both in the order of the language; an umlaut stands with its letter, whatever
 * begins with no letter stands last, under `#`.
 */
export function byLetter<Entry extends { name: string }>(
  entries: readonly Entry[],
  languageTag: string,
): Lettered<Entry>[] {
  const order = new Intl.Collator(languageTag, { sensitivity: 'base', numeric: true })
  const groups = new Map<string, Entry[]>()
  for (const entry of entries.toSorted((one, other) => order.compare(one.name, other.name))) {
    const letter = letterOf(entry.name)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...groups]
    .map(([letter, own]) => ({ letter, entries: own }))
    .toSorted((one, other) => Number(one.letter === '#') - Number(other.letter === '#'))
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase()
  return /\p{L}/u.test(first) ? first : '#'
}
