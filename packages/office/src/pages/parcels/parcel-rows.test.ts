import { expect, test } from 'vitest'
import { withOrders, withTable } from './parcel-rows.ts'

test('a pasted table fills the rows of its orders, adds others, and loses no line', () => {
  const rows = withOrders([], ['T1', 'T2', 'T1'])

  const { rows: filled, rejected } = withTable(rows, 'T2\t00340434\tdpd\nT3\t00340435\nT4\nnonsense here too')

  expect(filled.map(({ number, tracking, carrier }) => [number, tracking, carrier])).toEqual([
    ['T1', '', null],
    ['T2', '00340434', 'dpd'],
    ['T3', '00340435', null],
  ])
  expect(rejected.map(({ written, problem }) => [written, problem])).toEqual([
    ['T4', 'noTracking'],
    ['nonsense here too', 'unknownCarrier'],
  ])
})

test('an order that has left in this batch comes again in a row of its own', () => {
  const [row] = withOrders([], ['T1'])
  if (row === undefined) throw new Error('There is a row.')
  const done = [{ ...row, tracking: '00340434', done: [] }]

  const { rows } = withTable(done, 'T1\t00340435')

  expect(rows.map(({ tracking, done: effects }) => [tracking, effects])).toEqual([
    ['00340434', []],
    ['00340435', null],
  ])
})
