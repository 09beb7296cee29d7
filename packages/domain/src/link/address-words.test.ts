import { expect, test } from 'vitest'
import { addressWords } from './address-words.ts'

test.each([
  ['/gibt-es-nicht/', 'gibt es nicht'],
  ['/de-at/wohnen/3-sitzer-sofa-alva-100103/', 'sitzer sofa alva'],
  ['/p/100103/', ''],
  ['/wohnen/100103/', 'wohnen'],
  ['/fr-fr/', ''],
  ['/', ''],
  ['/canap%C3%A9-gris/', 'canapé gris'],
  ['/sofa%E4-%grau/', 'sofa grau'],
  ['/shop/sofa_gruen.html', 'sofa gruen'],
  ['/ein-sehr-langes-sofa-aus-leinen/', 'ein sehr langes sofa'],
  ['/<script>alert(1)</script>/', 'script'],
  ['/..%2f..%2fetc/', 'etc'],
])('%s was about %j', (path, words) => {
  expect(addressWords(path)).toBe(words)
})
