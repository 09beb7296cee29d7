import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { variantOptions } from './variant-options.ts'

test.each([
  [1, '90 × 200 cm', false],
  [2, '90 × 200 cm', false],
  [3, '90 × 200 cm', false],
  [4, '90 × 200 cm – ausverkauft', true],
])('code %i reads „%s“, disabled %j', (buyability, text, disabled) => {
  const variant = aVariant({ buyability, label: '90 × 200 cm', referenceKey: '1001_90' })

  expect(variantOptions([variant], 'Ausverkauft')).toEqual([
    { text, label: variant.label, value: '1001_90', disabled, variant },
  ])
})

test('a variant whose stock has gone reads like one that is sold out', () => {
  const [option] = variantOptions([aVariant({ label: 'M', stock: 0 })], 'Ausverkauft')

  expect(option).toMatchObject({ text: 'M – ausverkauft', disabled: true })
})

test('the rows keep the order of the variants', () => {
  const variants = ['s', 'm', 'l'].map((referenceKey) => aVariant({ referenceKey }))

  expect(variantOptions(variants, 'Ausverkauft').map(({ value }) => value)).toEqual(['s', 'm', 'l'])
})

test('a sold-out variant without a label of its own says only that it is sold out', () => {
  const [option] = variantOptions([aVariant({ buyability: 4, label: '' })], 'Ausverkauft')

  expect(option?.text).toBe('ausverkauft')
})
