import { afterAll, beforeAll, describe } from 'vitest'
import { basketContract } from './testing/basket-contract.ts'
import { codesContract } from './testing/codes-contract.ts'
import { type Contracted, contractedKinds } from './testing/contracted.ts'
import { goodsContract } from './testing/goods-contract.ts'
import { listingContract } from './testing/listing-contract.ts'
import { wishlistContract } from './testing/wishlist-contract.ts'

describe.each(contractedKinds())('on the $name', ({ open }) => {
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
  describe('vouchers', () => {
    codesContract(shop)
  })
  describe('wish lists', () => {
    wishlistContract(shop)
  })
})
