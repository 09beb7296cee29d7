import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

/** The smallest number that no integer column takes. */
const TOO_LARGE = 2_147_483_648
const NUMBERS = [
  TOO_LARGE,
  -TOO_LARGE - 1,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER + 1,
  1e300,
  Number.POSITIVE_INFINITY,
]
const WRITTEN = [...NUMBERS.map(String), 'ten', '', ' ', '0x7fffffff', '1e99', '١٢']
/** Numbers that are only compared, and never go into a column. */
const COMPARED = ['placeOrder.expectedTotal', 'sendErrors.trace.milliseconds', 'subscribeNewsletter.shopId']

type Schema = v.GenericSchema & {
  pipe?: readonly Schema[]
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  options?: readonly (Schema | string | number)[]
}
type Path = readonly string[]

describe.each(await ruleEngines())('numbers that no column takes, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeAll(async () => {
    ;({ engine, clock } = await open())
    visitor = await aCustomer(engine)
    vi.spyOn(console, 'error').mockReturnValue()
  }, 60_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  test('are refused with their field by every call, and never a failure of ours', async () => {
    const wrong: unknown[] = []
    const found: string[] = []
    for (const call of engine.calls) {
      for (const path of numberPaths(call.input)) {
        clock.forward(24 * 60 * 60)
        const name = [call.name, ...path].join('.')
        found.push(name)
        for (const value of [...NUMBERS, ...WRITTEN, true, {}, []]) {
          const input = withValue(sample(call.input, { visitor, name: '' }), path, value)
          const parsed = v.safeParse(call.input, input)
          const { status, body } = await visitor.try(call, input)
          if (
            status >= 500 ||
            (parsed.success ? isOutOfRange(name, value) : !isNamed({ status, body }, path))
          )
            wrong.push([name, value, status, body])
        }
      }
    }

    expect(wrong).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
    // As a net, it is only as good as what it finds.
    expect(found).toEqual(
      expect.arrayContaining([
        'addBasketItem.variantId',
        'addBasketItem.quantity',
        'addWishlistItem.itemCreationId.productId',
        'requestReminder.variantId',
        'reserveInStore.quantity',
        'loadListing.page',
        'withdrawOrder.items.0.quantity',
      ]),
    )
  }, 120_000)

  test.each([
    ['loadProducts', 'ids'],
    ['loadRecommendations', 'referenceKeys'],
    ['recommendForSlot', 'ids'],
  ])('in a list of %s.%s name nothing', async (name, field) => {
    const call = engine.calls.find((one) => one.name === name)
    if (call === undefined) throw new Error(`There is no call ${name}.`)

    const base = sample(call.input, { visitor, name: '' })
    const input = withValue(base, [field], [...NUMBERS, ...WRITTEN].join(','))
    const { status } = await visitor.try(call, input)

    expect(status).toBeLessThan(500)
  })
})

function isOutOfRange(name: string, value: unknown): boolean {
  return Math.abs(Number(value)) >= TOO_LARGE && !COMPARED.includes(name)
}

function isNamed({ status, body }: { status: number; body: unknown }, path: Path): boolean {
  const { errors } = body as { errors: { path: string }[] }
  // In a choice of several shapes the choice itself is what does not fit.
  return status === 422 && errors.some((error) => error.path !== '' && path.join('.').startsWith(error.path))
}

/** Where the input of a call has numbers, however deep. */
function numberPaths(schema: Schema, path: Path = []): Path[] {
  const { pipe, entries, wrapped, item, options } = schema
  if (pipe?.[0] && pipe[0] !== schema) {
    // What a schema checks again after a change of type is the same field.
    const [first] = pipe
    const later = pipe.find((one) => one !== first && one.kind === 'schema' && one.type === 'number')
    const found = numberPaths(first, path)
    return found.length === 0 && later ? [path] : found
  }
  if (schema.type === 'number') return [path]
  if (entries) return Object.entries(entries).flatMap(([name, inner]) => numberPaths(inner, [...path, name]))
  if (wrapped) return numberPaths(wrapped, path)
  if (item) return numberPaths(item, [...path, '0'])
  const choices = (options ?? []).flatMap((one) => (typeof one === 'object' ? numberPaths(one, path) : []))
  return [...new Map(choices.map((one) => [one.join('.'), one])).values()]
}

type Naming = { visitor: Visitor; name: string }

/** Something that a schema may accept; texts are those that the handlers know. */
function sample(schema: Schema, naming: Naming): unknown {
  const { pipe, entries, wrapped, item, options } = schema
  if (pipe?.[0] && pipe[0] !== schema) return sample(pipe[0], naming)
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([name, inner]) => [name, sample(inner, { ...naming, name })]),
    )
  if (wrapped) return sample(wrapped, naming)
  if (item) return [sample(item, naming)]
  const [option] = options ?? []
  if (option !== undefined) return typeof option === 'object' ? sample(option, naming) : option
  if (schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return textOf(naming)
  return schema.type === 'record' ? {} : null
}

function textOf({ visitor, name }: Naming): string {
  const texts: Record<string, string> = {
    basketKey: visitor.basketKey,
    wishlistKey: visitor.wishlistKey,
    referenceKey: 'P1',
    email: 'anna@example.org',
    orderNumber: 'T00000001',
    token: 'x'.repeat(43),
    path: '/wohnen/',
    href: 'https://shop.example/wohnen/',
    zip: '10115',
    ids: '1',
    referenceKeys: '1',
  }
  return texts[name] ?? 'P1'
}

function withValue(input: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(input)) return input.map((one) => withValue(one, rest, value))
  if (typeof input !== 'object' || input === null) return input
  const inner: unknown = Reflect.get(input, name)
  // The sample does not have another option of the union: it begins again.
  const next = inner === undefined ? {} : inner
  const kept = inner === undefined ? {} : input
  return { ...kept, [name]: withValue(rest.length > 0 && typeof next !== 'object' ? {} : next, rest, value) }
}
