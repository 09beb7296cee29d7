import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './packed.ts'

const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value))

const anyRow = fc.record(
  {
    id: fc.nat(),
    key: fc.string({ minLength: 1 }).map((text) => `4711001_${text}`),
    bvc: fc.constantFrom(1, 2, 4),
    label: fc.string({ unit: 'grapheme' }),
    gtin: fc.string(),
    reference: fc.option(fc.record({ unit: fc.constant('KG'), size: fc.double({ noNaN: true }) })),
    reductions: fc.array(fc.record({ amount: fc.integer() }), { maxLength: 2 }),
    scale: fc.jsonValue(),
  },
  { requiredKeys: ['id', 'key', 'bvc', 'label', 'reference', 'reductions'] },
)

test('whatever is packed comes out as JSON tells it', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 120, size: 'max' }), fc.jsonValue(), (rows, more) => {
      const value = { rows, nested: [{ rows }], more }

      expect(unpacked(overTheWire(packed(value)))).toEqual(overTheWire(value))
    }),
    { numRuns: 60 },
  )
})

test('a short list stands as it is', () => {
  const value = { name: 'Sessel', variants: Array.from({ length: 31 }, (_, id) => ({ id, size: 'M' })) }

  expect(packed(value).json).toEqual(value)
})

test('a long list says once what all of its rows share', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: 500_000 + index,
    tax: { rate: 19 },
    key: `4711_${index}`,
  }))

  expect(JSON.stringify(packed(rows)).length).toBeLessThan(JSON.stringify(rows).length / 5)
})
