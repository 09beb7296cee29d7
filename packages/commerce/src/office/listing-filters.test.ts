import { loadListing } from '@shop/api-client/contract/catalogue'
import { readLog } from '@shop/api-client/office/account-commands'
import { changeCategory } from '@shop/api-client/office/category-commands'
import {
  type Arrangement,
  listingFilterHistory,
  resetListingFilters,
  setListingFilters,
  showListingFilters,
} from '@shop/api-client/office/listing-filter-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines, categoryRecord, productRecord } from '@shop/catalogue/testing/records'
import type { FilterState } from '@shop/domain/merchandising/arranged-filters'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

const ABOVE = 50
const BELOW = 51
const RUGS = '/textil/teppiche/'

describe.each(await ruleEngines())('filters of a category, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    await importCatalogue(behind.engine.database, catalogueLines(goods()), { strict: true })
    await behind.engine.refresh()
    mia = await aMember(behind, ['merchandiser'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const listing = async (path: string, filters: Record<string, string> = {}) => {
    await behind.engine.refresh()
    return behind.engine.api('de-de')(loadListing, { path, filters })
  }
  const offered = async (path: string) => (await listing(path)).facets.map(({ name }) => name)
  const set = (categoryId: number, filters: Arrangement, seen: number) =>
    mia.answer(setListingFilters, { categoryId, filters }, seen)
  const shown = (categoryId: number, draft?: Arrangement | null) =>
    mia.answer(showListingFilters, {
      locale: 'de-de',
      categoryId,
      ...(draft === undefined ? {} : { draft }),
    })

  test('what is set holds for the category and all below it, in the shop after the next look', async () => {
    const usual = await offered('/textil/')
    await set(ABOVE, arranged('price folded', 'material open', 'colour hidden'), 0)

    expect(usual.slice(0, 3)).toEqual(['colour', 'material', 'price'])
    expect((await offered('/textil/')).slice(0, 2)).toEqual(['price', 'material'])
    expect(await offered(RUGS)).not.toContain('colour')
    const { facets } = await listing(RUGS)
    expect(facets.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(['material'])
  })

  test('a category with filters of its own goes by them, until they are taken away', async () => {
    await set(ABOVE, arranged('price folded', 'colour hidden'), 0)
    await set(BELOW, arranged('colour open'), 0)
    const own = await offered(RUGS)
    const { version, inherited } = await shown(BELOW)
    await mia.answer(resetListingFilters, { categoryId: BELOW }, version)

    expect(own[0]).toBe('colour')
    expect(inherited).toMatchObject({ categoryId: ABOVE, name: 'Textil' })
    expect((await offered(RUGS))[0]).toBe('price')
    expect(await shown(BELOW)).toMatchObject({ own: null, inherited: { categoryId: ABOVE } })
  })

  test('an address that filters by a hidden one goes on: the choice is seen and can be taken back', async () => {
    await set(ABOVE, arranged('colour hidden'), 0)
    const { filters, facets, total } = await listing(RUGS, { colour: 'gruen' })

    expect({ filters, total }).toEqual({ filters: { colour: 'gruen' }, total: 1 })
    expect(facets.at(-1)).toMatchObject({ name: 'colour', values: [{ value: 'gruen', selected: true }] })
  })

  test('a draft is seen before it is live', async () => {
    const before = await offered(RUGS)
    const drafted = await shown(BELOW, arranged('price open', 'colour hidden'))

    expect(drafted.preview.map(({ name }) => name)).toEqual(['price', 'material', 'delivery'])
    expect(drafted.facets.map(({ name }) => name)).toEqual(before)
    expect(drafted.cards).toHaveLength(2)
    expect(await offered(RUGS)).toEqual(before)
  })

  test('somebody quicker is named, also when nothing was set before; an earlier state is known', async () => {
    await set(BELOW, arranged('price open'), 0)
    const late = await mia.run(setListingFilters, { categoryId: BELOW, filters: arranged('colour open') }, 0)
    await set(BELOW, arranged('colour open'), (await shown(BELOW)).version)

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern' }] })
    const { versions } = await mia.answer(listingFilterHistory, { categoryId: BELOW })
    expect(versions.map(({ filters }) => filters)).toEqual([arranged('colour open'), arranged('price open')])
  })

  test.each<{ wrong: string; filters: Arrangement }>([
    { wrong: 'nothing', filters: [] },
    { wrong: 'a filter that comes twice', filters: arranged('price open', 'price hidden') },
  ])('$wrong is no arrangement', async ({ filters }) => {
    expect(await mia.run(setListingFilters, { categoryId: BELOW, filters }, 0)).toMatchObject({
      type: 'invalid',
      problems: [{ path: 'filters' }],
    })
  })

  test('a category that is gone has no filters', async () => {
    expect(
      await mia.run(setListingFilters, { categoryId: 999, filters: arranged('price open') }, 0),
    ).toMatchObject({ type: 'refused', coded: { code: 'categoryGone' } })
  })

  test('one that moves goes by what stands above it then', async () => {
    await set(ABOVE, arranged('price folded', 'colour hidden'), 0)
    await mia.answer(changeCategory, { id: BELOW, edits: [{ path: 'parentId', was: ABOVE, now: null }] }, 0)

    expect((await offered('/teppiche/'))[0]).toBe('colour')
  })

  test('pages of everything below are made anew, and of nothing else', async () => {
    const heard: string[] = []
    behind.engine.onChange((tags) => heard.push(...tags.filter((tag) => tag.startsWith('category:'))))
    await set(ABOVE, arranged('price folded'), 0)
    await behind.engine.refresh()

    expect([...new Set(heard)].sort()).toEqual([`category:${ABOVE}`, `category:${BELOW}`])
  })

  test('the log says what was set, as it reads', async () => {
    const owner = await aMember(behind, ['owner'])
    await set(BELOW, arranged('price open', 'colour hidden'), 0)
    const { entries } = await owner.answer(readLog, {})

    expect(entries[0]).toMatchObject({
      command: 'setListingFilters',
      object: `filters:${BELOW}`,
      before: null,
      after: { filters: ['price open', 'colour hidden'] },
    })
  })
})

/** `price open`: a filter and how it is offered. */
function arranged(...filters: `${string} ${FilterState}`[]): Arrangement {
  return filters.map((one) => {
    const [name = '', state] = one.split(' ')
    return { name, state: state === 'open' ? 'open' : state === 'hidden' ? 'hidden' : 'folded' }
  })
}

function goods(): unknown[] {
  const same = (word: string) => ({ de: word, fr: word, nl: word })
  const given = (label: string, value: string): ProductRecord['attributes'][string] => ({
    label: same(label),
    multiSelect: false,
    facet: true,
    values: [{ value, label: same(value) }],
  })
  const rug = (id: number, colour: string, material: string, price: number, days: number) => {
    const record = productRecord({
      id,
      categories: [BELOW],
      attributes: { farbe: given('Farbe', colour), material: given('Material', material) },
    })
    const [variant] = record.variants
    if (!variant) throw new Error('A product has a variant.')
    const prices = Object.fromEntries(
      Object.entries(variant.prices).map(([country, one]) => [country, { ...one, price }]),
    )
    return { ...record, variants: [{ ...variant, prices, deliveryDaysFrom: 0, deliveryDaysTo: days }] }
  }
  return [
    categoryRecord({ id: ABOVE, slug: 'textil', name: same('Textil') }),
    categoryRecord({ id: BELOW, parentId: ABOVE, slug: 'teppiche', name: same('Teppiche') }),
    rug(501, 'gruen', 'wolle', 1999, 2),
    rug(502, 'grau', 'jute', 4999, 20),
  ]
}
