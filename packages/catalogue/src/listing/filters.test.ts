import { loadListing } from '@shop/api-client/contract/catalogue'
import { databases } from '@shop/engine/db/test-database'
import { expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { catalogueEngine } from '../testing/catalogue-engine.ts'
import { catalogueLines, categoryRecord, inAllLanguages, productRecord } from '../testing/records.ts'

const withFacet = (id: number, key: string, value: string) =>
  productRecord({
    id,
    attributes: {
      [key]: {
        label: inAllLanguages('Merkmal'),
        multiSelect: false,
        facet: true,
        values: [{ value, label: inAllLanguages(value) }],
      },
    },
  })

test.each(await databases())(
  'whatever a catalogue calls a facet is a filter as soon as it is imported, on the $name',
  async ({ open }) => {
    const database = await open()
    const engine = await catalogueEngine(database, [
      categoryRecord({ id: 1, slug: 'vasen' }),
      withFacet(1, 'farbe', 'grau'),
      withFacet(2, 'farbe', 'rot'),
    ])
    const listing = (filters = {}) => engine.api('de-de')(loadListing, { path: '/vasen/', filters })
    const before = engine.isFilter('volumen')

    await importCatalogue(
      database,
      catalogueLines([withFacet(1, 'volumen', '1l'), withFacet(2, 'volumen', '2l')]),
      { strict: true },
    )
    await engine.refresh()
    const [all, one] = [await listing(), await listing({ volumen: '1l' })]

    expect([before, engine.isFilter('volumen'), engine.isFilter('nope')]).toEqual([false, true, false])
    expect([all.total, one.total, one.filters]).toEqual([2, 1, { volumen: '1l' }])
    expect(engine.filters()).toEqual(expect.arrayContaining(all.facets.map(({ name }) => name)))
    expect(all.facets.map(({ name }) => name)).toContain('volumen')
    await engine.close()
  },
  60_000,
)
