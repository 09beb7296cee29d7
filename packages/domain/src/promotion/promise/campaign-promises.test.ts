import { expect, test } from 'vitest'
import { campaignPromises } from './campaign-promises.ts'

const DECEMBER = { day: 31, month: 12, year: 2026 }

test.each<[string, object[]]>([
  ['Jetzt −20 % auf alles', [{ kind: 'share', percent: 20 }]],
  ['Zehn Prozent zum Kennenlernen', [{ kind: 'share', percent: 10 }]],
  [
    'Dix pour cent, puis vingt-cinq\u00A0%',
    [
      { kind: 'share', percent: 10 },
      { kind: 'share', percent: 25 },
    ],
  ],
  ['Tien procent om kennis te maken', [{ kind: 'share', percent: 10 }]],
  ['7,5 % weniger', [{ kind: 'share', percent: 7.5 }]],
  ['100 % Leinen', []],
  ['Drei für zwei', [{ kind: 'moreForLess', take: 3, pay: 2 }]],
  ['4 pour le prix de 3', [{ kind: 'moreForLess', take: 4, pay: 3 }]],
  ['2+1 gratis', [{ kind: 'moreForLess', take: 3, pay: 2 }]],
  ['Zwei für 30 €', [{ kind: 'together', pieces: 2, amount: 3000 }]],
  [
    '10 € Rabatt ab 100 €',
    [
      { kind: 'minimum', amount: 10_000 },
      { kind: 'off', amount: 1000 },
    ],
  ],
  ['ab einem Einkauf von 1.000 €', [{ kind: 'minimum', amount: 100_000 }]],
  ['dès 99,90 € d’achat', [{ kind: 'minimum', amount: 9990 }]],
  ['à partir de 1 000 €', [{ kind: 'minimum', amount: 100_000 }]],
  ['vanaf € 60', [{ kind: 'minimum', amount: 6000 }]],
  ['ab CHF 1’250.00', [{ kind: 'minimum', amount: 125_000 }]],
  ['ab 50.– CHF', [{ kind: 'minimum', amount: 5000 }]],
  ['−5 € mit Code', [{ kind: 'off', amount: 500 }]],
  ['5 € korting', [{ kind: 'off', amount: 500 }]],
  ['bis 31. Dezember 2026', [{ kind: 'until', end: DECEMBER }]],
  ['Gilt vom 21. November bis zum 30.11.', [{ kind: 'until', end: { day: 30, month: 11, year: null } }]],
  ['jusqu’au 31 décembre 2026', [{ kind: 'until', end: DECEMBER }]],
  ['du 21 novembre au 1er décembre', [{ kind: 'until', end: { day: 1, month: 12, year: null } }]],
  ['tot en met 31 december 2026', [{ kind: 'until', end: DECEMBER }]],
  ['t/m 31-12-2026', [{ kind: 'until', end: DECEMBER }]],
  ['bis 31.12.26', [{ kind: 'until', end: DECEMBER }]],
  ['Ab Werk, für 3 Kinder, bis 2 Jahre, 50 × 50 cm', []],
])('"%s" promises %j', (text, promises) => {
  expect(campaignPromises(text)).toMatchObject(promises)
  expect(campaignPromises(text)).toHaveLength(promises.length)
})
