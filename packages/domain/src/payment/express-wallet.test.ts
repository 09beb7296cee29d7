import { expect, test } from 'vitest'
import { EXPRESS_WALLETS, isCovered, walletMethod } from './express-wallet.ts'

test('every wallet pays with a method of the checkout', () => {
  expect(EXPRESS_WALLETS.map(walletMethod)).toEqual(['PP', 'AP', 'KK'])
})

test.each([
  ['paypal', 2594, true, true, false],
  ['googlePay', 2594, true, true, false],
  ['applePay', 2594, true, false, false],
] as const)('%s agreed to an amount: the same, less, more', (wallet, agreed, same, less, more) => {
  expect([2594, 2000, 3000].map((amount) => isCovered(wallet, agreed, amount))).toEqual([same, less, more])
})
