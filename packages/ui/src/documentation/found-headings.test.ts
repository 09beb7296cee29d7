import { expect, test } from 'vitest'
import { foundHeadings } from './found-headings.ts'

const PAGES = [
  { label: 'Bilder', href: '/d/bilder/', headings: [{ words: 'Größe und Format', anchor: 'groesse' }] },
  {
    label: 'Texte',
    href: '/d/texte/',
    headings: [
      { words: 'Überschriften', anchor: 'ueberschriften' },
      { words: 'Bilder beschreiben', anchor: 'alt' },
    ],
  },
]

test.each([
  ['bild', ['/d/bilder/', '/d/texte/#alt']],
  ['GROSSE', ['/d/bilder/#groesse']],
  ['uber', ['/d/texte/#ueberschriften']],
  ['beschreiben bilder', ['/d/texte/#alt']],
  ['möbel', []],
  ['  ', []],
])('%j finds %j', (query, hrefs) => {
  expect(foundHeadings(PAGES, query).map(({ href }) => href)).toEqual(hrefs)
})
