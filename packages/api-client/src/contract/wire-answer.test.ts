import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loadBasket } from './basket.ts'
import { loadListing, loadProduct } from './catalogue.ts'
import { ProductSchema } from './entities/product.ts'
import { VariantSchema, variantToWire } from './entities/variant.ts'
import { loadOrder } from './user-orders.ts'
import { wireAnswer } from './wire-answer.ts'

const variant = aVariant({ scale: [{ amount: 4, price: 900 }] })
const wire = variantToWire(variant)

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['alone', VariantSchema, variant, wire],
  ['in a list', v.array(VariantSchema), [variant, variant], [wire, wire]],
  ['in a field', v.object({ variant: VariantSchema }), { variant, more: 1 }, { variant: wire, more: 1 }],
  ['in a field that lacks', v.object({ variant: v.exactOptional(VariantSchema) }), {}, {}],
  ['where there may be none', v.nullable(VariantSchema), null, null],
  [
    'deep down',
    v.object({ a: v.array(v.object({ b: v.nullable(VariantSchema) })) }),
    { a: [{ b: variant }] },
    { a: [{ b: wire }] },
  ],
  [
    'as an earlier build has kept it',
    v.object({ variant: VariantSchema }),
    { variant: wire },
    { variant: wire },
  ],
  ['nowhere', v.object({ id: v.number() }), { id: 1 }, { id: 1 }],
])('a variant that stands %s goes over the wire with its block', (_, schema, answer, sent) => {
  expect(wireAnswer(schema, answer)).toEqual(sent)
})

test('what the client reads is what was answered', () => {
  const product = aProduct({ variants: [variant, aVariant({ id: 12 })] })

  const sent: unknown = JSON.parse(JSON.stringify(wireAnswer(ProductSchema, product)))

  expect(v.parse(ProductSchema, sent)).toEqual(product)
})

test('an answer is not changed by telling it', () => {
  const answer = { variant }

  wireAnswer(v.object({ variant: VariantSchema }), answer)

  expect(answer.variant).toBe(variant)
})

test('a variant in one of several forms is refused, because nobody could tell which', () => {
  const schema = v.union([v.object({ id: v.number() }), VariantSchema])

  expect(() => wireAnswer(schema, variant)).toThrow('one of several forms')
})

test.each([loadProduct, loadBasket, loadOrder, loadListing])('$name can be told', ({ answer }) => {
  expect(() => wireAnswer(answer, {})).not.toThrow()
})
