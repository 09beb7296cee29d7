import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ServiceBarSchema, serviceBarProblems } from './service-bar-fields.ts'

type Note = [text: string, url?: string]

test.each<[what: string, notes: Note[], problems: string[]]>([
  ['three promises', [['Frei ab {free_from}', '/versand/'], ['{return_days} Tage'], ['{hotline}']], []],
  ['none', [], ['it promises nothing: give it a row, or remove the block']],
  ['four', [['A'], ['B'], ['C'], ['D']], ['it has 4 promises: keep at most 3']],
  [
    'an amount that no shop has',
    [['{discount} gespart']],
    [
      '"{discount} gespart": the shop knows no {discount}: write one of {free_from}, {return_days}, {hotline}, or words without braces',
    ],
  ],
  [
    'a link without encryption',
    [['A', 'http://example.org/']],
    [
      '"A": "http://example.org/" is no page of the shop and no safe address: write the path of a page, such as /ratgeber/, or an address that begins with https://',
    ],
  ],
  ['what every footer has', [['Frei', '/versand/']], []],
  ['the same twice', [['A'], ['A']], ['"A": it is promised twice: remove one']],
  [
    'more than a line holds',
    [['a'.repeat(40)], ['b'.repeat(40)], ['c'.repeat(21)]],
    ['its promises have 101 characters together, more than one line holds: keep 100'],
  ],
])('%s', (_, notes, problems) => {
  expect(serviceBarProblems(v.parse(ServiceBarSchema, { notes: notes.map(rowOf) }))).toEqual(problems)
})

test('a promise of more than 50 characters is left out', () => {
  expect(v.parse(ServiceBarSchema, { notes: [rowOf(['a'.repeat(51)])] }).notes).toEqual([])
})

function rowOf([text, url]: Note, index = 0) {
  return {
    _uid: String(index),
    text,
    ...(url === undefined ? {} : { link: { linktype: 'url', url, cached_url: url } }),
  }
}
