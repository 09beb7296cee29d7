import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { onlyMeasure } from './only-measure.ts'

test.each<[string, string, string[], string | null]>([
  ['a measure that the title leaves out', 'Grüner Tee', ['100 g'], '100 g'],
  ['a measure of the title', 'Grüner Tee, 100 g', ['100 g'], null],
  ['the same with a space that does not break', 'Grüner Tee, 100\u00A0g', ['100 g'], null],
  ['a word that says nothing', 'Vase Ilse', ['Einzelstück'], null],
  ['something to choose', 'Grüner Tee', ['100 g', '250 g'], null],
  ['nothing to buy', 'Grüner Tee', [], null],
])('%s', (_, name, labels, shown) => {
  const variants = labels.map((label, index) => aVariant({ id: index + 1, label }))

  expect(onlyMeasure({ ...aProduct(), name, variants })).toBe(shown)
})
