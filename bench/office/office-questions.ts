import * as v from 'valibot'

/** Something that staff look up or list; no two rounds ask for the same. */
export type OfficeQuestion = {
  what: string
  command: string
  input: (round: number) => object
  /** Answers that must not be empty, so that nothing is measured that finds nothing. */
  found: (answer: unknown) => boolean
  /** Whether it is a list or a search; figures are shown beside them. */
  isJudged: boolean
}

const SOME = v.pipe(v.array(v.unknown()), v.minLength(1))
const some = (key: string) => (answer: unknown) => v.is(v.object({ [key]: SOME }), answer)
const ANYTHING = () => true

/** An order that is in the shop, as far as callers know of it. */
export const KnownOrder = v.object({
  number: v.string(),
  email: v.string(),
  name: v.string(),
  place: v.string(),
})
export type KnownOrder = v.InferOutput<typeof KnownOrder>
export type KnownProduct = { id: number; name: string }

/**
 * What service, warehouse, merchandisers and owners ask for all day.
 *
 * @param orders at least one, of different people
 * @param products at least one, with its German name
 * @param today the last day that figures are asked for, `2026-11-28`
 */
export function officeQuestions(
  orders: readonly KnownOrder[],
  products: readonly KnownProduct[],
  today: string,
): OfficeQuestion[] {
  const order = (round: number) => nth(orders, round)
  const surname = (round: number) => order(round).name.split(' ').at(-1) ?? ''
  const city = (round: number) => order(round).place.replace(/^\d+ /, '')
  const search = (what: string, text: (round: number) => string): OfficeQuestion => ({
    what: `orders by ${what}`,
    command: 'searchOrders',
    input: (round) => ({ text: text(round) }),
    found: some('orders'),
    isJudged: true,
  })
  const list = (
    what: string,
    command: string,
    input: OfficeQuestion['input'],
    found: OfficeQuestion['found'] = ANYTHING,
  ): OfficeQuestion => ({ what, command, input, found, isJudged: true })

  return [
    search('number', (round) => order(round).number),
    search('e-mail', (round) => order(round).email),
    search('the beginning of a surname', (round) => surname(round).slice(0, 5 + (round % 3))),
    search('surname and city', (round) => `${surname(round)} ${city(round)}`),
    search('first name alone', (round) => order(round).name.split(' ')[0] ?? ''),
    search('a mistyped surname', (round) => mistyped(surname(round))),
    list('the order desk', 'orderDesk', () => ({}), some('orders')),
    list(
      'orders of a state',
      'orderDesk',
      (round) => ({ state: nth(['delivered', 'confirmed', 'returned'], round) }),
      some('orders'),
    ),
    list('an order', 'showOrder', (round) => ({ number: order(round).number })),
    list('customers by name', 'findCustomers', (round) => ({ text: order(round).name }), some('customers')),
    list(
      'customers by e-mail',
      'findCustomers',
      (round) => ({ text: order(round).email }),
      some('customers'),
    ),
    list('the pick list by order', 'pickList', () => ({ by: 'order' })),
    list('the pick list by article', 'pickList', () => ({ by: 'article' })),
    list('the inbox', 'listInbox', () => ({})),
    list('the log', 'readLog', () => ({}), some('entries')),
    list('products', 'findProducts', () => ({}), some('items')),
    list(
      'products by a word',
      'findProducts',
      (round) => ({ text: nth(products, round).name.split(' ')[0] ?? '' }),
      some('items'),
    ),
    list('products that lack something', 'findProducts', (round) => ({
      missing: nth(['nl', 'fr', 'picture', 'CH'], round),
    })),
    list('products that are sold out', 'findProducts', () => ({ stock: 'out' })),
    list('a product', 'showProduct', (round) => ({ id: nth(products, round).id })),
    {
      what: 'figures of 30 days',
      command: 'showFigures',
      input: (round) => ({ from: dayBefore(today, 30 + round), to: dayBefore(today, round) }),
      found: ANYTHING,
      isJudged: false,
    },
    {
      what: 'best and worst of 30 days',
      command: 'showFigureLists',
      input: (round) => ({ from: dayBefore(today, 30 + round), to: dayBefore(today, round) }),
      found: ANYTHING,
      isJudged: false,
    },
  ]
}

/** Two neighbours have changed places. */
function mistyped(word: string): string {
  return word.slice(0, 3) + (word[4] ?? '') + (word[3] ?? '') + word.slice(5)
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('There is nothing to ask for: the list is empty.')
  return item
}
