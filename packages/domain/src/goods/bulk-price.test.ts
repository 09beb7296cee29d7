import { expect, test } from 'vitest'
import { changedPrice, type PriceChange, typedPercent } from './bulk-price.ts'

const percent = (hundredths: number): PriceChange => ({ by: 'percent', hundredths })
const amount = (minor: number): PriceChange => ({ by: 'amount', minor })

test.each([
  [1999, percent(1000), 2199],
  [1999, percent(-1000), 1799],
  [1005, percent(1000), 1106],
  [1005, percent(-1000), 905],
  [333, percent(1250), 375],
  [1, percent(-5000), 1],
  [1999, percent(-10_000), 0],
  [1999, percent(-10_001), 0],
  [1999, percent(-12_000), null],
  [2_147_483_647, percent(0), 2_147_483_647],
  [1999, amount(100), 2099],
  [1999, amount(-1999), 0],
  [1999, amount(-2000), null],
])('%d by %j is %j', (price, change, expected) => {
  expect(changedPrice(price, change)).toBe(expected)
})

test.each([
  ['10', 1000],
  ['+10', 1000],
  ['-12,5', -1250],
  [' 7.25 ', 725],
  ['0,05', 5],
  ['', null],
  ['10 %', null],
  ['1,234', null],
  ['ten', null],
])('%j is read as %j', (text, expected) => {
  expect(typedPercent(text)).toBe(expected)
})
