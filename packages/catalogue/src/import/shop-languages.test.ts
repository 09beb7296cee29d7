import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { catalogueLines, categoryRecord, productRecord } from '../testing/records.ts'
import { parsedLine } from './import-line.ts'
import { groupsOf } from './import-source.ts'
import { inShopLanguages } from './shop-languages.ts'

const GERMAN = { name: { de: 'Stuhl' }, description: { de: 'Ein Stuhl' } }

test('a shop of one language needs no other', async () => {
  const [category, product] = await read(
    [
      {
        ...categoryRecord({ id: 1 }),
        name: { de: 'Stühle' },
        description: { de: 'Text' },
        seoText: { de: 'Text' },
      },
      { ...productRecord({ id: 1 }), ...GERMAN, care: [{ de: 'Trocken wischen' }] },
    ],
    ['de'],
  )

  expect(category).toMatchObject({ name: { de: 'Stühle', fr: 'Stühle', nl: 'Stühle' } })
  expect(product).toMatchObject({
    name: { de: 'Stuhl', fr: 'Stuhl', nl: 'Stuhl' },
    care: [{ de: 'Trocken wischen', fr: 'Trocken wischen', nl: 'Trocken wischen' }],
    variants: [{ prices: { DE: { price: 1999 } } }],
  })
})

test('what a shop speaks is asked for, and nothing else', async () => {
  const [problems] = await read([{ ...productRecord({ id: 1 }), name: { de: 'Stuhl' } }], ['de', 'fr'])

  expect(problems).toEqual([expect.objectContaining({ field: 'name.fr' })])
})

test('words that are there stay as they are, and so does a line that is not JSON', async () => {
  const [line, broken] = await textsOf(['{"name":{"de":"Stuhl","nl":"Stoel"}}', '{"name":'], ['de', 'fr'])

  expect(line).toBe('{"name":{"de":"Stuhl","nl":"Stoel"}}')
  expect(broken).toBe('{"name":')
})

test('a shop of every language reads the file as it is', () => {
  const groups = groupsOf(catalogueLines([productRecord({ id: 1 })])[Symbol.asyncIterator]())

  expect(inShopLanguages(groups, LANGUAGES)).toBe(groups)
})

async function read(records: readonly unknown[], spoken: readonly Language[]) {
  const texts = await textsOf(
    records.map((record) => JSON.stringify(record)),
    spoken,
  )
  return texts.map((text) => parsedLine({ number: 1, text, problem: null, isUnfinished: false }))
}

async function textsOf(lines: readonly string[], spoken: readonly Language[]): Promise<string[]> {
  const groups = inShopLanguages(groupsOf(catalogueLines(lines)[Symbol.asyncIterator]()), spoken)
  const texts: string[] = []
  for await (const group of groups) texts.push(...group.lines.map(({ text }) => text))
  return texts
}
