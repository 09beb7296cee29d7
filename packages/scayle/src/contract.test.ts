import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { automaticContract } from './testing/automatic-contract.ts'
import { basketContract } from './testing/basket-contract.ts'
import { codesContract } from './testing/codes-contract.ts'
import { type Contracted, contractedKinds } from './testing/contracted.ts'
import { goodsContract } from './testing/goods-contract.ts'
import { listingContract } from './testing/listing-contract.ts'
import { wishlistContract } from './testing/wishlist-contract.ts'

describe.each(contractedKinds())('on the $name', ({ open, vouchers, automatic }) => {
  let opened: Contracted | null = null
  const shop = () => {
    if (opened === null) throw new Error('The shop is opened before the first test.')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    await opened?.close()
  })

  describe('goods', () => {
    goodsContract(shop)
  })
  describe('lists', () => {
    listingContract(shop)
  })
  describe('baskets', () => {
    basketContract(shop)
  })
  describe.each(told(vouchers, 'vouchers: SCAYLE_VOUCHER and SCAYLE_VOUCHER_EXPIRED name none'))(
    'vouchers',
    ({ of }) => {
      codesContract(shop, of)
    },
  )
  describe.each(told(automatic, 'promotions without a code: those of a tenant are not known'))(
    'promotions without a code',
    ({ of }) => {
      automaticContract(shop, of, vouchers)
    },
  )
  describe('wish lists', () => {
    wishlistContract(shop)
  })
})

// The codes of the stand-in were tried at a real tenant, which has none of them.
test.each([
  [
    'with both codes',
    { SCAYLE_VOUCHER: 'TEN', SCAYLE_VOUCHER_EXPIRED: 'OVER' },
    { code: 'TEN', expired: 'OVER' },
  ],
  ['with one of them', { SCAYLE_VOUCHER: 'TEN' }, null],
  ['without', {}, null],
])('a tenant %s has its vouchers and no others', (_, codes, expected) => {
  const kinds = contractedKinds({
    SCAYLE_HOST: 'tenant.storefront.api.scayle.cloud',
    SCAYLE_TOKEN: 'token',
    SCAYLE_SHOP_ID: '1001',
    ...codes,
  })

  expect(kinds.find(({ name }) => name === 'tenant')).toMatchObject({ vouchers: expected, automatic: null })
})

/** What a kind of shop has to be tried with; where nothing is known of it a line says what is left out. */
function told<Of>(of: Of | null, leftOut: string): { of: Of }[] {
  if (of !== null) return [{ of }]
  console.warn(`SKIPPED ${leftOut}.`)
  return []
}
