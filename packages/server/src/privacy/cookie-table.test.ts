import { LOCALES } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { cookieTable } from './cookie-table.ts'

const shop = openShop(testBrand, 'de-de')

// The table once named a measurement for thirteen months that no shop had set up, and none of its own keys.
test('the table names what the shop stores, by name, life and provider, and nobody who is not there', () => {
  const rows = rowsOf(cookieTable(shop, BARE_SETUP, true))

  expect(rows).toContainEqual([
    `__Host-${shop.id}_session`,
    'Hält Warenkorb, Wunschliste, Anmeldung und Bestellung zusammen; gesetzt erst, wenn etwas davon benutzt wird',
    'Cookie',
    '60 Tage',
    shop.name,
    'notwendig',
  ])
  expect(rows).toContainEqual([
    'lastSeen',
    'Zeigt die zuletzt angesehenen Artikel',
    'Speicher des Tabs',
    'bis der Tab geschlossen wird',
    shop.name,
    'nur mit Zustimmung',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/_ga|emos|Bloomreach|econda/)
})

test('a partner that is set up stands in it with its cookies', () => {
  const setup = { ...BARE_SETUP, econda: true, tagManager: { id: 'GTM-A', origin: 'https://tags.example' } }
  const rows = rowsOf(cookieTable(shop, setup, true))

  expect(rows).toContainEqual(expect.arrayContaining(['_ga*', 'Google Ireland Ltd.', '395 Tage']))
  expect(rows).toContainEqual(expect.arrayContaining(['emos_jc*', 'econda GmbH']))
  expect(rows.filter(([name]) => name === 'seenPromotions')).toHaveLength(1)
})

test('a shop that asks nobody stores only what is necessary', () => {
  const consent = rowsOf(cookieTable(shop, null, false)).map((row) => row.at(-1))

  expect(new Set(consent)).toEqual(new Set(['notwendig']))
})

test.each(LOCALES.filter((locale) => testBrand.locales.includes(locale)))(
  'every cell has words in %s',
  (locale) => {
    const rows = rowsOf(cookieTable(openShop(testBrand, locale), BARE_SETUP, true))

    expect(rows.flat().filter((cell) => cell === '' || cell.includes('storage.'))).toEqual([])
  },
)

function rowsOf(block: ReturnType<typeof cookieTable>): string[][] {
  return block.table.tbody.map(({ body }) => body.map(({ value }) => value))
}
