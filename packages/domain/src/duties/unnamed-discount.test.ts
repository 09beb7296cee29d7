import { expect, test } from 'vitest'
import { unnamedDiscount } from './unnamed-discount.ts'

const NOTHING = { promotion: null, code: null }

test.each([
  ['a share', ['Jetzt −20 % auf alles'], NOTHING, '20 %'],
  ['a share further down', ['Herbst', '15 pour cent de remise'], NOTHING, '15 pour cent'],
  ['three for two', ['Drei für zwei'], NOTHING, 'Drei für zwei'],
  ['a share of a named promotion', ['−20 %'], { promotion: 'herbst', code: null }, null],
  ['a share with its code', ['−20 %'], { promotion: null, code: 'HERBST20' }, null],
  ['what a thing is made of', ['100 % Leinen', '100% lin'], NOTHING, null],
  ['both', ['100 % Leinen, 20 % günstiger'], NOTHING, '20 %'],
  ['nothing of the kind', ['Leinenwochen', 'Bis 31. Dezember 2026'], NOTHING, null],
])('%s', (_, texts, named, words) => {
  expect(unnamedDiscount(texts, named)).toBe(words)
})
