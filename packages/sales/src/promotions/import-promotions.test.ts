import { expect, test } from 'vitest'
import { checkedPromotions } from './import-promotions.ts'

const words = (text: string) => ({ de: text, fr: text, nl: text })
const TEN = {
  id: 'zehn',
  name: words('Herbst'),
  priority: 1,
  combinability: 'always',
  conditions: [{ level: 'global', key: 'minimum_value', value: { EUR: 5000, CHF: 6000 } }],
  effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
}
const TIERS = {
  ...TEN,
  conditions: [],
  effect: { type: 'tiered', tiers: [{ id: 'a', name: words('15 % dazu'), mov: 1000, effect: TEN.effect }] },
}

test.each<[string, object, string[]]>([
  ['a minimum that is another one in francs', { ...TEN, name: { ...words('10 %'), de: 'ab 50 €' } }, []],
  [
    'another minimum',
    {
      ...TEN,
      name: words('Zehn Prozent ab 40 €'),
      conditions: [{ level: 'global', key: 'minimum_value', value: 5000 }],
    },
    ['name: "ab 40 €" is not what the promotion "zehn" gives: from 50.00 on'],
  ],
  ['its own numbers', { ...TEN, name: words('10 % für alle') }, []],
  [
    'another share in one language',
    { ...TEN, name: { ...words('10 %'), nl: '12%' } },
    ['name: "12%" is not what the promotion "zehn" gives: 10 %'],
  ],
  [
    'another share in a tier',
    { ...TIERS, name: words('Herbst') },
    ['name: "15 %" is not what the promotion "zehn" gives: 10 %'],
  ],
])('the name of a promotion with %s', (_, record, problems) => {
  expect(checkedPromotions([record]).problems).toEqual(
    problems.map((problem) => ({ place: 'zehn', problem })),
  )
})
