import { expect, test, vi } from 'vitest'
import { hasApplePay, shownWallets } from './shown-wallets.ts'

const ALL = ['paypal', 'applePay', 'googlePay'] as const

test.each([
  ['a device with Apple Pay', ALL, true, ['paypal', 'applePay']],
  ['any other', ALL, false, ['paypal', 'googlePay']],
  ['any other where there is nothing else', ['applePay'], false, ['applePay']],
  ['a shop without wallets', [], true, []],
] as const)('%s', (_, offered, isApple, shown) => {
  expect(shownWallets(offered, isApple)).toEqual(shown)
})

test('a browser that does not know of Apple Pay has none', () => {
  vi.stubGlobal('window', {})
  expect(hasApplePay()).toBe(false)
  vi.unstubAllGlobals()
})
