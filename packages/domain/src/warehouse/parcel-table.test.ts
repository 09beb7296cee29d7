import { expect, test } from 'vitest'
import { parcelTable } from './parcel-table.ts'

test.each([
  ['T1\t00340434', { number: 'T1', tracking: '00340434', carrier: null, problem: null }],
  ['t1\tJD 0146 00\tDPD', { number: 'T1', tracking: 'JD 0146 00', carrier: 'dpd', problem: null }],
  ['"T1";"00340434";hermes', { number: 'T1', tracking: '00340434', carrier: 'hermes', problem: null }],
  ['T1 00340434', { number: 'T1', tracking: '00340434', problem: null }],
  ['T1', { number: 'T1', problem: 'noTracking' }],
  ['T1\t12', { problem: 'badTracking' }],
  ['T1\t<script>', { problem: 'badTracking' }],
  ['Größe\t00340434', { problem: 'badNumber' }],
  ['T1\t00340434\tstork', { carrier: null, problem: 'unknownCarrier' }],
])('%j', (text, line) => {
  expect(parcelTable(text)).toMatchObject([line])
})

test('a heading and empty lines are passed over, and an order that comes twice is said', () => {
  const lines = parcelTable('Order\tTracking\r\nT1\t00340434\r\n\r\nT2\t00340435\nt1\t00340436\n')

  expect(lines.map(({ number, problem }) => [number, problem])).toEqual([
    ['T1', null],
    ['T2', null],
    ['T1', 'twice'],
  ])
})

test('a first line that is no heading stays', () => {
  expect(parcelTable('T1\t00340434')).toHaveLength(1)
  expect(parcelTable('')).toEqual([])
})
