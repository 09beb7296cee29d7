import { markets } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { ProductsIndex } from '../index/products-index.ts'
import { aRow, CATEGORIES, PlainText } from '../testing/rows.ts'

const same = (text: string) => ({ de: text, fr: text, nl: text })

function sizesOf(...spellings: string[]) {
  const index = new ProductsIndex({
    markets: new Map([['DE', markets['de-de']]]),
    instantUpToDays: 4,
    cards: 'families',
    categories: CATEGORIES,
    openText: (language) => new PlainText(language),
    capacity: 4,
  })
  for (const [id, label] of spellings.entries()) {
    const values = [{ value: `raw-${id}`, label: same(label) }]
    const groesse = { label: same('Größe'), multiSelect: true, facet: true, values }
    index.put({ ...aRow({ id: id + 1 }), attributes: { groesse } })
  }
  return (filters = {}) =>
    index.list({
      country: 'DE',
      language: 'fr',
      scope: { kind: 'all' },
      sort: 'relevancy',
      page: 1,
      perPage: 24,
      filters,
    })
}

const listed = ({ facets }: ReturnType<ReturnType<typeof sizesOf>>) =>
  facets
    .find(({ name }) => name === 'size')
    ?.values.map(({ label, count }) => `${label.replaceAll('\u00a0', ' ')}: ${count}`)

// Three spellings of one bed were three filters, each of which found a third of it.
test('spellings of one size are one filter that finds all of them', () => {
  const list = sizesOf('80x200', '80 x 200 cm', '80 × 200 cm', '140x200', 'Sondermaß')

  expect(listed(list())).toEqual(['80 × 200 cm: 3', '140 × 200 cm: 1', 'Sondermaß: 1'])
  expect(list({ size: '80x200' }).total).toBe(3)
})

test('sizes stand in the order of their measures', () => {
  const list = sizesOf('XL', 's', '50/56', 'XXS', '1000 x 20', 'M', '90 x 20 cm')

  expect(listed(list())).toEqual([
    ...['XXS: 1', 'S: 1', 'M: 1', 'XL: 1', '50/56: 1', '90 × 20 cm: 1', '1000 × 20 cm: 1'],
  ])
})
