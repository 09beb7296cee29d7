import { expect, test } from 'vitest'
import { comparedRows } from './compared-rows.ts'

const width = (value: string) => ({ key: 'width', label: 'Breite', value })
const fabric = (value: string) => ({ key: 'fabric', label: 'Bezug', value })

test.each([
  {
    what: 'two widths',
    features: [[width('210 cm')], [width('180 cm')]],
    values: ['210 cm', '180 cm'],
    differs: true,
  },
  {
    what: 'one width twice',
    features: [[width('180 cm')], [width('180 cm')]],
    values: ['180 cm', '180 cm'],
    differs: false,
  },
  {
    what: 'a width that one lacks',
    features: [[width('180 cm')], []],
    values: ['180 cm', null],
    differs: false,
  },
  {
    what: 'two widths and one that is missing',
    features: [[width('210 cm')], [], [width('180 cm')]],
    values: ['210 cm', null, '180 cm'],
    differs: true,
  },
  {
    what: 'spaces around the same',
    features: [[width('180 cm ')], [width('180 cm')]],
    values: ['180 cm', '180 cm'],
    differs: false,
  },
  {
    what: 'one key twice',
    features: [[width('180 cm'), width('ausgezogen 220 cm')]],
    values: ['180 cm, ausgezogen 220 cm'],
    differs: false,
  },
])('$what', ({ features, values, differs }) => {
  expect(comparedRows(features)).toEqual([{ key: 'width', label: 'Breite', values, differs }])
})

test('lines come in the order in which they first come up', () => {
  const rows = comparedRows([[fabric('Leinen')], [width('180 cm'), fabric('Wolle')]])

  expect(rows.map(({ label }) => label)).toEqual(['Bezug', 'Breite'])
})

test.each([[[]], [[[], []]], [[[width('  ')], [width('')]]]])('%j has no line', (features) => {
  expect(comparedRows(features)).toEqual([])
})

test('features of one name are one line, which says the same once', () => {
  const size = (key: string, value: string) => ({ key, label: 'Größe', value })
  const rows = comparedRows([
    [size('size', '56 bis 110'), width('90 cm'), size('vppdimension', '56 bis 110')],
    [size('vppdimension', '90 × 200 cm')],
  ])

  expect(rows).toEqual([
    { key: 'vppdimension', label: 'Größe', values: ['56 bis 110', '90 × 200 cm'], differs: true },
    { key: 'width', label: 'Breite', values: ['90 cm', null], differs: false },
  ])
})

test('measures and material stand first, whoever names them', () => {
  const named = (key: string) => ({ key, label: key, value: key })
  const rows = comparedRows([
    [named('stil'), named('material')],
    [named('gewicht'), named('masse')],
  ])

  expect(rows.map(({ key }) => key)).toEqual(['masse', 'gewicht', 'material', 'stil'])
})
