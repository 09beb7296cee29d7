import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySize, sizeOf } from './size-of.ts'

const plain = (label: string | undefined) => label?.replaceAll('\u00a0', ' ')

test.each([
  [
    '80 × 200 cm',
    '80x200',
    ['80 x 200 cm', '80x200', '80X200cm', '80 cm x 200 cm', '0,8 m x 2 m', '800 × 2000 mm', ' 80 *  200 '],
  ],
  ['80 × 200 × 20 cm', '80x200x20', ['80x200x20', '80 x 200 x 20 cm']],
  ['62,5 × 100 cm', '62-5x100', ['62.5 x 100', '62,5×100 cm']],
  ['S', 's', ['s', 'S', ' S ', 'Größe S', 'Gr. S']],
  ['XXL', 'xxl', ['xxl', '2XL', 'XXL', 'Taille XXL']],
  ['3XL', '3xl', ['xxxl', '3XL']],
  ['38', '38', ['38', 'EU 38', 'eu38', '38,0', 'Größe 38', 'Grösse 38', 'Maat 38']],
  ['38,5', '38-5', ['38.5', '38,5', '38 1/2', '38½', 'EU 38½']],
  ['50/56', '50-56', ['50/56', '50-56', '50 / 56', '50–56', 'Gr. 50/56']],
  ['1,5 l', '1-5l', ['1,5 l', '1.5L', '1500 ml', '150 cl', '1,5 Liter', '1,5 litre']],
  ['750 ml', '750ml', ['0,75 l', '750ml', '75 cl']],
  ['2,5 kg', '2-5kg', ['2,5 kg', '2500 g']],
  ['70 cm', '70cm', ['70 cm', '700mm', '0,7 m']],
  ['322,5 cm', '322-5cm', ['322,5 cm', '3225 mm']],
  ['1234 ml', '1234ml', ['1234 ml', '123,4 cl']],
  ['10 m', '10m', ['10 m', '1000 cm']],
  ['2 mm', '2mm', ['2 mm', '0,2 cm']],
])('%s (%s) is one size, however it is spelt: %j', (label, value, spellings) => {
  for (const spelling of spellings) {
    const size = sizeOf(spelling)

    expect([spelling, plain(size?.label), size?.value]).toEqual([spelling, label, value])
  }
})

test.each([
  '24-teilig',
  '6 Stück, 420 g',
  'Einheitsgröße',
  'UK 5',
  '0-3 Monate',
  '',
  'XM',
  '56/50',
  '5 kg x 3 l',
  '1 Meter',
  'S/M',
  '80 x',
])('%j is no measure', (words) => {
  expect(sizeOf(words)).toBeNull()
})

test.each([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '10 cm']],
  [['8', '38', '38,5', '50/56', '56', '62/68', '104']],
  [['60 × 120 cm', '60 × 130 cm', '80 × 80 cm', '135 × 200 cm', '1000 × 20 cm']],
  [['90 ml', '750 ml', '1 l', '1,5 l', '10 l', '5 g', '1 kg']],
])('%j stand in this order', (sizes) => {
  const ranked = sizes.toReversed().map((words) => ({ words, rank: sizeOf(words)?.rank ?? [] }))

  expect(ranked.toSorted(bySize).map(({ words }) => words)).toEqual(sizes)
})

test('a shown size is read again as the same size, and its value fits into an address', () => {
  const number = fc.oneof(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 1, max: 800 }).map((half) => half / 2),
  )
  const spelling = fc
    .tuple(
      fc.array(number, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', 'mm', 'cm', 'm', 'ml', 'l', 'g', 'kg'),
    )
    .map(([numbers, unit]) => `${numbers.join(' x ')} ${unit}`)

  fc.assert(
    fc.property(spelling, (words) => {
      const size = sizeOf(words)
      if (size === null) return
      expect(sizeOf(size.label)).toEqual(size)
      expect(size.value).toMatch(/^[a-z0-9-]{1,80}$/)
    }),
    { numRuns: 1000 },
  )
})
