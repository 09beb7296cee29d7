import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { categoryRecord, productRecord } from '@shop/catalogue/testing/records'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import { embeddedDatabase } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { wordsFromHere } from '../base/words-from-here.ts'
import { runCommand } from '../commands.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const ELECTRICAL = {
  category: 'grossgerte' as const,
  registrations: { weee: 'DE 1', swiss: null },
  hasBattery: false,
}
const CONTACT = { name: 'Tischlerei AG', address: 'Holzweg 22, Altstätten', email: 'a@tischlerei.example' }
const RECORDS = [
  categoryRecord({ id: 1 }),
  productRecord({ id: 1 }),
  productRecord({ id: 2, safety: null }),
  productRecord({ id: 3, facts: { electrical: ELECTRICAL } }),
  productRecord({ id: 4, maker: { ...CONTACT, country: 'CH' } }),
  productRecord({ id: 5, maker: { ...CONTACT, country: 'CH' }, responsiblePerson: CONTACT }),
]

let database: Database

beforeAll(async () => {
  database = await embeddedDatabase.open()
  const lines = (async function* () {
    for (const record of RECORDS) yield JSON.stringify(record)
  })()
  await importCatalogue(database, lines, { strict: true, now: NOW })
}, 120_000)
afterAll(() => database.close())

const run = (desk: Desk, ...words: string[]) => runCommand(database, ['sellable', ...words], NOW, desk)

test('what a product lacks is told with country, day and duty', async () => {
  const { lines, exitCode } = await run(deskIn('de-de', 'fr-fr', 'de-ch'))

  expect(exitCode).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^P2: maker is missing, DE from 2024-12-13, may not be offered there\. C-15: /),
    expect.stringMatching(/^P2: maker is missing, FR from 2024-12-13, may not be offered there\. C-15: /),
    expect.stringMatching(/^P3: facts\.ecoParticipation\.FR is missing, FR from 2020-01-01\. C-19b-FR-fee: /),
    expect.stringMatching(/^P3: facts\.triman is missing, FR from 2022-01-01\. C-19b-FR-sorting: /),
    expect.stringMatching(/^P3: facts\.spareParts is missing, FR from 2022-01-01\. C-19b-FR-parts: /),
    expect.stringMatching(
      /^P4: responsiblePerson is missing, DE from 2024-12-13, may not be offered there\. C-15: /,
    ),
    expect.stringMatching(
      /^P4: responsiblePerson is missing, FR from 2024-12-13, may not be offered there\. C-15: /,
    ),
  ])
})

test('before the day nothing is refused yet, and the day is told', async () => {
  const { lines } = await run(deskIn('de-de'), '--on', '2024-12-12')

  expect(lines).toEqual([
    expect.stringMatching(/^P2: maker is missing, DE from 2024-12-13\. C-15: /),
    expect.stringMatching(/^P4: responsiblePerson is missing, DE from 2024-12-13\. C-15: /),
  ])
})

test('where nothing is asked nothing is missing', async () => {
  expect(await run(deskIn('de-ch'))).toEqual({ lines: ['Nothing is missing.'], exitCode: 0 })
})

test('a setting is told for its locale', async () => {
  const { lines } = await run(deskOfShops(['de-at'], false))

  expect(lines[0]).toMatch(/^de-at: features\.withdrawalFunction is missing\. C-01: /)
})

test('what is left out of pages is told, judged by the promotions and the day that is asked for', async () => {
  const asked: unknown[] = []
  const pageCheck: Desk['pageCheck'] = async (question) => {
    asked.push(question)
    return ['story aktionen in de-ch: a campaign is left out']
  }

  const { lines, exitCode } = await run({ ...deskIn('de-ch'), pageCheck }, '--on', '2027-01-01')

  expect({ line: lines[0], exitCode }).toEqual({
    line: 'story aktionen in de-ch: a campaign is left out',
    exitCode: 1,
  })
  expect(asked).toEqual([{ promotions: [], now: new Date('2027-01-01T12:00:00Z') }])
})

test('as JSON it is for programs', async () => {
  const { lines } = await run(deskIn('de-de'), '--json')

  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    shop: 'Prüfhaus',
    on: '2026-11-25',
    countries: ['DE'],
    settings: [],
    products: [
      {
        referenceKey: 'P2',
        country: 'DE',
        duty: 'C-15',
        field: 'maker',
        from: '2024-12-13',
        isRefused: true,
      },
      {
        referenceKey: 'P4',
        country: 'DE',
        duty: 'C-15',
        field: 'responsiblePerson',
        from: '2024-12-13',
        isRefused: true,
      },
    ],
  })
})

test('as of a day to come, what begins until then stands below', async () => {
  const { lines } = await run(deskIn('de-ch', 'de-de'), '--on', '2027-02-18')

  const [heading, ...table] = lines.slice(lines.indexOf('') + 1)
  expect(heading).toBe('Until 2027-02-18:')
  expect(table).toEqual([
    expect.stringMatching(/^2026-12-30 {2}C-42 {2}begins {2}DE {2}The reference number of the statement/),
    expect.stringMatching(/^2027-02-18 {2}C-43 {2}begins {2}DE {2}Batteries .* \(not looked up\)$/),
  ])
})

test('ahead of time the next two years are listed', async () => {
  const { lines } = await run(deskIn('fr-fr'), '--ahead')

  expect(lines).toContain('Until 2028-11-25:')
  expect(lines.filter((line) => /^20\d\d-\d\d-\d\d {2}C-/.test(line))).toHaveLength(8)
})

test('a page of it is written where the command was typed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sellable-'))
  const words = wordsFromHere(['sellable', '--html', 'law.html'], folder)

  const { lines, exitCode } = await runCommand(database, words, NOW, deskIn('de-de'))

  expect([lines, exitCode]).toEqual([[join(folder, 'law.html')], 1])
  expect(await readFile(join(folder, 'law.html'), 'utf8')).toContain('<th scope="row">P2</th>')
  await rm(folder, { recursive: true })
})

test('a page that cannot be written is refused', async () => {
  expect((await run(deskIn('de-de'), '--html', '/nowhere/at/all.html')).exitCode).toBe(2)
})

test.each([[['--on']], [['--on', 'tomorrow']], [['all']]])('%j is not understood', async (words) => {
  expect((await run(deskIn('de-de'), ...words)).exitCode).toBe(2)
})

/** The desk of a brand that sells in these locales alone. */
function deskIn(...locales: readonly Locale[]): Desk {
  return deskOfShops(locales, true)
}

function deskOfShops(locales: readonly Locale[], withdrawalFunction: boolean): Desk {
  return {
    ...NO_DESK,
    shopOf: async (locale) => {
      const known = locales.find((one) => one === locale)
      if (known === undefined) return null
      const shop = openShop(testBrand, known)
      return { ...shop, features: { ...shop.features, withdrawalFunction } }
    },
  }
}
