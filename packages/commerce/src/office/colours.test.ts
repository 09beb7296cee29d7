import { loadListing } from '@shop/api-client/contract/catalogue'
import { readLog } from '@shop/api-client/office/account-commands'
import { listColours, type Swatch, setColourSwatch } from '@shop/api-client/office/colour-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines, categoryRecord, productRecord } from '@shop/catalogue/testing/records'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

const SAGE: Swatch = ['#8fa98b']

describe.each(await ruleEngines())('colours in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    await importCatalogue(behind.engine.database, catalogueLines(goods()), { strict: true })
    await behind.engine.refresh()
    mia = await aMember(behind, ['merchandiser'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const list = async () => {
    await behind.engine.refresh()
    return behind.engine.api('de-de')(loadListing, { path: '/teppiche/' })
  }
  const facet = async () => {
    const values = (await list()).facets.find(({ name }) => name === 'colour')?.values ?? []
    return Object.fromEntries(values.map(({ value, swatch }) => [value, swatch]))
  }
  const swatches = async () => {
    const { colours } = await mia.answer(listColours, {})
    return Object.fromEntries(colours.map(({ value, swatch }) => [value, swatch]))
  }
  const set = (value: string, was: Swatch | null, now: Swatch | null) =>
    mia.answer(setColourSwatch, { value, was, now }, 0)

  test('a new colour is given its swatch, and all goods that have it follow', async () => {
    const before = { facet: await facet(), colours: await mia.answer(listColours, {}) }
    await set('salbei', null, SAGE)

    expect(before.facet).toEqual({ salbei: undefined, gruen: undefined })
    expect(before.colours.colours).toMatchObject([
      { value: 'gruen', label: { de: 'Grün' }, swatch: null, isKnown: true, isUsed: true },
      { value: 'salbei', label: { de: 'Salbei' }, swatch: null, isKnown: false, isUsed: true },
    ])
    expect(await facet()).toEqual({ salbei: SAGE, gruen: undefined })
    const [card] = (await list()).products
    expect(card?.colours?.map(({ swatch }) => swatch)).toEqual([SAGE, ['gruen']])
  })

  test('one that is known by its name is corrected, and left to its name again', async () => {
    await set('gruen', null, ['#335533', '#ffffff'])
    const corrected = await facet()
    await set('gruen', ['#335533', '#ffffff'], null)

    expect(corrected.gruen).toEqual(['#335533', '#ffffff'])
    expect((await facet()).gruen).toBeUndefined()
  })

  test('somebody quicker is named, also when there was none before', async () => {
    await set('salbei', null, SAGE)
    const late = await mia.run(setColourSwatch, { value: 'salbei', was: null, now: ['transparent'] }, 0)
    await set('salbei', SAGE, ['transparent'])

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern' }] })
    expect(await swatches()).toEqual({ gruen: null, salbei: ['transparent'] })
  })

  test.each<[string, Swatch]>([
    ['no colour', []],
    ['four', ['#111111', '#222222', '#333333', '#444444']],
    ['a name', ['red']],
    ['a pattern beside a colour', ['mehrfarbig', '#111111']],
    ['what would be more than a colour', ['#111111;background:url(x)']],
  ])('%s is no swatch', async (_, now) => {
    const outcome = await mia.run(setColourSwatch, { value: 'salbei', was: null, now }, 0)

    expect(outcome).toMatchObject({ type: 'invalid' })
    expect(JSON.stringify(outcome)).toContain('"path":"now"')
    expect((await swatches()).salbei).toBeNull()
  })

  test('an import does not undo it, and what no product has any more is still listed', async () => {
    await set('salbei', null, SAGE)
    await set('petrol', null, ['#205060'])
    await importCatalogue(behind.engine.database, catalogueLines(goods()), { strict: true })

    expect(await swatches()).toEqual({ gruen: null, salbei: SAGE, petrol: ['#205060'] })
    expect((await mia.answer(listColours, {})).colours.at(-1)).toMatchObject({
      value: 'petrol',
      isUsed: false,
    })
  })

  test('every page is made anew, as a colour is on cards everywhere', async () => {
    const heard: string[] = []
    behind.engine.onChange((tags) => heard.push(...tags))
    await set('salbei', null, SAGE)
    await behind.engine.refresh()

    expect(heard).toContain('everything')
  })

  test('the log says how it was and is', async () => {
    const owner = await aMember(behind, ['owner'])
    await set('salbei', null, SAGE)
    await set('salbei', SAGE, null)
    const { entries } = await owner.answer(readLog, {})

    expect(entries.slice(0, 2)).toMatchObject([
      { command: 'setColourSwatch', object: 'colour:salbei', before: { swatch: SAGE }, after: null },
      { command: 'setColourSwatch', object: 'colour:salbei', before: null, after: { swatch: SAGE } },
    ])
  })
})

function goods(): unknown[] {
  const same = (word: string) => ({ de: word, fr: word, nl: word })
  const rug = (id: number, value: string, label: string) =>
    productRecord({
      id,
      categories: [60],
      masterKey: 'RUG',
      attributes: {
        farbe: {
          label: same('Farbe'),
          multiSelect: false,
          facet: true,
          values: [{ value, label: same(label) }],
        },
      },
    })
  return [
    categoryRecord({ id: 60, slug: 'teppiche', name: same('Teppiche') }),
    rug(601, 'salbei', 'Salbei'),
    rug(602, 'gruen', 'Grün'),
  ]
}
