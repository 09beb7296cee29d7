import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { loggedChanges } from './logged-changes.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const words = (before: unknown, after: unknown) =>
  loggedChanges(before, after, i18n).map(
    ({ field, was, now }) => `${field ?? '-'}: ${was ?? 'nothing'} > ${now ?? 'nothing'}`,
  )

describe('an entry of the log', () => {
  test.each<[what: string, before: unknown, after: unknown, rows: string[]]>([
    ['a text', { 'name.de': 'Sofa' }, { 'name.de': 'Ottomane' }, ['Name, German: Sofa > Ottomane']],
    [
      'a state',
      { state: 'confirmed' },
      { state: 'in_fulfilment' },
      ['State: To be shipped > In the warehouse'],
    ],
    [
      'a planned price of a country',
      null,
      { article: 'KW-40', country: 'CH', validFrom: '2026-12-01T00:00:00.000Z', price: 2490, before: 'none' },
      [
        'Article: nothing > KW-40',
        'Country: nothing > Switzerland',
        expect.stringMatching(/^From: nothing > 1 Dec 2026/),
        'Price: nothing > CHF\u00a024.90',
      ] as string[],
    ],
    ['an amount without a country', null, { amount: 1250 }, ['Amount: nothing > 12.50']],
    ['what is no amount', null, { points: 1250 }, ['Points: nothing > 1250']],
    [
      'prices of many articles',
      { 'KW-40 price CH': 12900, 'KW-40 before DE': 'none', 'A.1 stock': 3 },
      { 'KW-40 price CH': 11900, 'KW-40 before DE': 9900, 'A.1 stock': 5 },
      [
        'KW-40, Price CH: CHF\u00a0129.00 > CHF\u00a0119.00',
        'KW-40, Struck price DE: nothing > €99.00',
        'A.1, Stock: 3 > 5',
      ],
    ],
    [
      'a gift card',
      null,
      { amount: 5000, currency: 'CHF' },
      ['Amount: nothing > CHF\u00a050.00', 'currency: nothing > CHF'],
    ],
    [
      'what a promotion gives',
      { effect: { amount: { EUR: 500 } } },
      { effect: { amount: { EUR: 700 } } },
      ['effect, amount.EUR: €5.00 > €7.00'],
    ],
    [
      'costs of shipping',
      { parcel: 495 },
      { parcel: 595, steps: [{ from: 5000, cost: 0 }] },
      ['parcel: 4.95 > 5.95', 'steps: nothing > 50.00 0.00'],
    ],
    [
      'redirects',
      { '/sofas/alva.html/': 'none' },
      { '/sofas/alva.html/': '/p/alva/' },
      ['/sofas/alva.html/: nothing > /p/alva/'],
    ],
    ['a switch', { isOn: false }, { isOn: true }, ['Switched on: no > yes']],
    ['roles', { roles: ['editor'] }, { roles: ['editor', 'owner'] }, ['Roles: Editorial > Editorial, Owner']],
    ['parts of a part', { alt: { de: 'A' } }, { alt: { de: 'B' } }, ['alt, German: A > B']],
    ['what was kept as JSON', { care: '["wash"]' }, { care: '["wash","iron"]' }, ['Care: wash > wash, iron']],
    ['text in a bracket that is no JSON', null, { note: '[sic' }, ['Note: nothing > [sic']],
    ['fields that stayed', { name: 'A', path: '/a/' }, { name: 'A', path: '/b/' }, ['Address: /a/ > /b/']],
    ['something that went', { line: 'sofa, couch' }, null, ['Line: sofa, couch > nothing']],
    ['one text alone', 'Lindenweg 1', 'Lindenweg 2', ['-: Lindenweg 1 > Lindenweg 2']],
    ['a text that came', null, 'Lindenweg 2', ['-: nothing > Lindenweg 2']],
    ['nothing', null, null, []],
    ['nothing but the same', { name: 'A' }, { name: 'A' }, []],
  ])('says %s', (_, before, after, rows) => {
    expect(words(before, after)).toEqual(rows)
  })

  test('ends a long text', () => {
    const [change] = loggedChanges(null, { note: 'ab '.repeat(200) }, i18n)

    expect(change?.now).toMatch(/\S…$/)
    expect(change?.now?.length).toBeLessThan(170)
  })
})
