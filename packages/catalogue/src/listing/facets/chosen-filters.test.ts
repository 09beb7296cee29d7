import { expect, test } from 'vitest'
import { chosenValues } from './chosen-filters.ts'

const FACETS: Record<string, readonly string[]> = {
  colour: ['grau', 'gruen', 'Natur', 'hell-blau'],
  size: ['80x200', '38', '1-5l', '24-teilig'],
}

// A link that spelt a value otherwise, as before sizes were put into one spelling, found everything.
test.each([
  ['colour', 'grau', ['grau']],
  ['colour', 'Grau', ['grau']],
  ['colour', ' GRAU ', ['grau']],
  ['colour', 'Grün', ['gruen']],
  ['colour', 'Hell Blau', ['hell-blau']],
  ['colour', 'Natur', ['Natur']],
  ['colour', 'grau,Grau,lila', ['grau']],
  ['colour', 'gruen,grau', ['gruen', 'grau']],
  ['colour', 'lila', []],
  ['colour', '', []],
  ['colour', ',', []],
  ['size', '80 × 200 cm', ['80x200']],
  ['size', '80X200cm,EU 38', ['80x200', '38']],
  ['size', '24-Teilig', ['24-teilig']],
  ['size', '90x200', []],
  ['material', 'grau', []],
])('of %s an address chooses by "%s" %j', (name, words, expected) => {
  const isThere = (value: string) => FACETS[name]?.includes(value) ?? false

  expect(chosenValues({ [name]: words }, name, isThere)).toEqual(expected)
})

test('a facet that the address does not name has no choice, whatever it is called', () => {
  expect(chosenValues({}, 'constructor', () => true)).toEqual([])
})
