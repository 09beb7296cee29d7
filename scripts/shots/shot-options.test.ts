import { expect, test } from 'vitest'
import { SCREEN_NAMES } from './screens.ts'
import { shotOptions } from './shot-options.ts'

const KNOWN = ['home-shop', 'baby-shop']

test('without a word everything is taken, at the four widths', () => {
  expect(read()).toEqual({
    shops: KNOWN,
    screens: SCREEN_NAMES,
    widths: [390, 768, 1440, 1920],
    locale: 'de-de',
    folder: '/repository/.cache/shots',
    port: 3700,
    wantsHelp: false,
  })
})

test('what is named is taken alone, once, and in the order in which it is reached', () => {
  const options = read(
    ...['--screen', 'thanks', '--screen', 'basket', '--shop', 'baby-shop'],
    ...['--width', '390', '--width', '390', '--locale', 'fr-ch', '--out', '/tmp/shots'],
  )

  expect(options).toMatchObject({
    shops: ['baby-shop'],
    screens: ['basket', 'thanks'],
    widths: [390],
    locale: 'fr-ch',
    folder: '/tmp/shots',
  })
})

test.each([
  [['--shop', 'bike-shop'], 'There is no shop "bike-shop": say home-shop or baby-shop.'],
  [['--screen', 'toString'], /^There is no screen "toString": say one of home, listing/],
  [['--locale', 'it-it'], /^There is no locale "it-it": say one of de-de/],
  [['--width', '12'], '--width wants a whole number from 280 to 3840, not "12".'],
  [['--width', '390px'], '--width wants a whole number from 280 to 3840, not "390px".'],
  [['--port', '0'], '--port wants a whole number from 1 to 65000, not "0".'],
  [['--colour', 'red'], /--colour/],
  [['home'], /home/],
])('%j is refused, and said what would do', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})

function read(...args: string[]) {
  return shotOptions(args, KNOWN, '/repository')
}
