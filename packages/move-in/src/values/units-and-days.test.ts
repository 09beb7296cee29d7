import { expect, test } from 'vitest'
import { contentOf, deliveryDaysOf } from './units-and-days.ts'

test.each([
  ['250', 'g', { unit: 'KG', size: 0.25 }],
  ['0,75', 'l', { unit: 'LI', size: 0.75 }],
  ['750', 'ml', { unit: 'LI', size: 0.75 }],
  ['1.5', 'kg', { unit: 'KG', size: 1.5 }],
  ['2', 'm²', { unit: 'QM', size: 2 }],
  ['150', 'cm', { unit: 'M', size: 1.5 }],
  ['3', 'Stück', null],
  ['0', 'kg', null],
  ['viel', 'kg', null],
])('%s %s', (quantity, unit, content) => {
  expect(contentOf(quantity, unit)).toEqual(content)
})

test.each([
  ['ca. 2-3 Werktage', { from: 2, to: 3 }],
  ['Lieferzeit: 3 – 5 Tage', { from: 3, to: 5 }],
  ['3 bis 4 Arbeitstage', { from: 3, to: 4 }],
  ['2-4 working days', { from: 2, to: 4 }],
  ['5 jours ouvrés', { from: 5, to: 5 }],
  ['2 tot 3 werkdagen', { from: 2, to: 3 }],
  ['1-2 Wochen', { from: 5, to: 10 }],
  ['2 weeks', { from: 10, to: 10 }],
  ['sofort lieferbar', null],
  ['auf Anfrage', null],
  ['5-3 Tage', null],
  ['0 Tage', null],
  ['24 Stunden', null],
])('"%s" is %j', (words, days) => {
  expect(deliveryDaysOf(words)).toEqual(days)
})
