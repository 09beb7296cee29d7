import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Bench } from './bench.ts'
import { optionsOf } from './options.ts'

const ROOT = join(import.meta.dirname, '..')
const NOTHING = async () => ({ rows: [], budgets: [] })
const BENCHES: Bench[] = [
  { name: 'taps', what: 'taps', takesPeer: true, takesCheckout: true, run: NOTHING },
  { name: 'memory', what: 'memory', run: NOTHING },
]

const KNOWN = {
  benches: BENCHES,
  shops: [{ id: 'home-shop', folder: '/here/apps/home-shop', pages: [], hiddenPages: [] }],
}

test.each([
  [['weather'], /no bench "weather"/],
  [['memory', '--port', '80'], /--port/],
  [['memory', '--products', 'many'], /--products/],
  [['memory', '--products', '999'], /--products/],
  [['memory', '--requests', '99'], /--requests/],
  [['memory', '--share', '101'], /--share/],
  [['memory', '--shop', 'garden-shop'], /no shop "garden-shop"/],
  [['memory', '--colour', 'red'], /--colour/],
  [['taps', '--link', 'a'], /--link is about a shop that --address names/],
  [['taps', '--address', 'shop.example/list'], /no address/],
  [['taps', '--address', 'ftp://127.0.0.1/'], /no address/],
  [['taps', '--address', 'https://shop.example/list'], /--other-hosts/],
  [
    ['taps', '--address', 'http://127.0.0.1:3000/', '--product', 'http://shop.example/p'],
    /shop\.example.*--other-hosts/,
  ],
  [['taps', '--address', 'http://127.0.0.1:3000/', '--add', 'button'], /--count/],
  [['taps', '--checkout', import.meta.dirname], /--checkout has to be a folder that holds a checkout/],
  [['taps', '--checkout', '/nowhere'], /"\/nowhere" holds none/],
  [['memory', '--checkout', ROOT], /"memory" reads more than what is built/],
  [['memory', '--address', 'http://127.0.0.1:3000/'], /"memory" measures shops of this repository/],
])('%j is refused', (words, sentence) => {
  expect(optionsOf(words, KNOWN)).toMatch(sentence)
})

test.each(['http://127.0.0.1:3000/list', 'http://localhost/list', 'https://[::1]:8443/'])(
  '%s is on this machine',
  (address) => {
    expect(optionsOf(['taps', '--address', address], KNOWN)).toMatchObject({
      peer: { listing: address, reachesOthers: false },
    })
  },
)

test('another machine is measured when it is said', () => {
  const words = ['taps', '--address', 'https://shop.example/list', '--other-hosts']

  expect(optionsOf(words, KNOWN)).toMatchObject({
    peer: { listing: 'https://shop.example/list', product: null, add: null, reachesOthers: true },
  })
})

test('nothing said leaves the size of a catalogue to the bench', () => {
  expect(optionsOf(['memory'], KNOWN)).toMatchObject({ products: null, peer: null, resumes: false })
})

test('the shops of another checkout are measured where they are built', () => {
  expect(optionsOf(['taps', '--checkout', ROOT], KNOWN)).toMatchObject({
    checkout: ROOT,
    shops: [{ id: 'home-shop', folder: join(ROOT, 'apps/home-shop') }],
  })
  expect(optionsOf(['taps'], KNOWN)).toMatchObject({
    checkout: null,
    shops: [{ folder: '/here/apps/home-shop' }],
  })
})
