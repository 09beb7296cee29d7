import { expect, test } from 'vitest'
import { FAULTS } from './all-faults.ts'
import { faultOptions } from './options.ts'

const KNOWN = { faults: FAULTS, shops: ['home-shop', 'baby-shop'] }

test.each([
  [['--only', 'earthquake'], /no fault "earthquake".*killed-orders/],
  [['--database', 'oracle'], /--database has to be embedded or postgres/],
  [['--runs', '0'], /--runs/],
  [['--runs', 'many'], /--runs/],
  [['--buyers', '101'], /--buyers/],
  [['--shop', 'garden-shop'], /no shop "garden-shop"/],
  [['--loud'], /--loud/],
])('%j is refused', (words, sentence) => {
  expect(faultOptions(words, KNOWN)).toMatch(sentence)
})

test('without words everything goes wrong, on both databases, as often as each fault says', () => {
  expect(faultOptions([], KNOWN)).toMatchObject({
    faults: FAULTS,
    databases: ['embedded', 'postgres'],
    runs: null,
    shop: 'home-shop',
  })
})

test('some are named, in the order in which they are played', () => {
  const options = faultOptions(['--only', 'mail,killed-orders', '--runs', '3'], KNOWN)

  expect(options).toMatchObject({ faults: [{ name: 'killed-orders' }, { name: 'mail' }], runs: 3 })
})
