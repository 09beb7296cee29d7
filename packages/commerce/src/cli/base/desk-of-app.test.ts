import { markets } from '@shop/domain/market/markets'
import type { ReturnCarrier, ReturnParcel } from '@shop/engine/ports/return-carrier'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { expect, test } from 'vitest'
import { anAddress } from '../../testing/checkout-steps.ts'
import { deskOfApp } from './desk-of-app.ts'

const parcel: ReturnParcel = {
  number: 'R00000001',
  from: anAddress(),
  market: markets['de-de'],
  isFreight: false,
}
const ofTheApp: ReturnCarrier = {
  announce: async ({ number }) => ({ carrier: 'dpd', trackingNumber: `app ${number}`, label: null }),
}

// The command line announced every return to the embedded carrier, and wrote that number over the app's.
test('without a running shop returns go to the carrier that the app hands in', async () => {
  const desk = deskOf({
    brand: testBrand,
    adapters: async ({ CARRIER }: Record<string, string | undefined>) =>
      CARRIER === 'own' ? { returnCarrier: ofTheApp } : {},
  })

  expect(await desk.returnCarrier.announce(parcel)).toMatchObject({ trackingNumber: 'app R00000001' })
})

test.each([
  ['hands in nothing', { brand: testBrand }],
  ['hands in something else', { brand: testBrand, adapters: () => ({ mail: null }) }],
])('the usual carrier of the country brings what comes back where the app %s', async (_, app) => {
  expect(await deskOf(app).returnCarrier.announce(parcel)).toEqual(
    await embeddedReturnCarrier.announce(parcel),
  )
})

test('the brand is the app’s', async () => {
  const desk = deskOf({ brand: testBrand })

  expect((await desk.shopOf('de-de'))?.shopId).toBe(testBrand.shopIds['de-de'])
  expect(await desk.shopOf('xx-yy')).toBeNull()
})

function deskOf(shop: unknown) {
  return deskOfApp('any', { CARRIER: 'own' }, async () => ({ shop }))
}
