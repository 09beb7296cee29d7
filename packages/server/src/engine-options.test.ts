import type { Recommender } from '@shop/catalogue/recommenders/recommender'
import { engineOn } from '@shop/commerce/engine'
import { databases } from '@shop/engine/db/test-database'
import type { PickupPoints } from '@shop/engine/ports/pickup-points'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { testBrand as brand } from '@shop/engine/testing/test-brand'
import type { MailCarrier } from '@shop/mail/mail-carrier'
import { expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { defineShop } from './define-shop.ts'
import { engineOptions } from './engine-options.ts'
import type { Log } from './http/request-log.ts'
import type { Adapters } from './shop-definition.ts'

const log: Log = { request: () => undefined, warn: () => undefined, error: () => undefined }
const optionsOf = (adapters: Adapters, variables: Record<string, string> = {}) =>
  engineOptions({ brand, adapters }, readConfig(variables, { port: 3000, dataFolder: '/nowhere' }), log)

const recommender: Recommender = { recommend: async () => [2, 1] }
const mail: MailCarrier = { carry: async () => undefined }
const returnCarrier: ReturnCarrier = {
  announce: async ({ number }) => ({ carrier: 'dpd', trackingNumber: number, label: null }),
}
const pickupPoints: PickupPoints = { near: async () => [], byId: async () => null }

test('what an app hands in wins over what the environment says', async () => {
  const { adapters } = defineShop({
    brand,
    adapters: ({ CARRIER }) => ({ recommender, mail, pickupPoints, ...(CARRIER ? { returnCarrier } : {}) }),
  })
  const variables = {
    RECOMMENDATIONS_ENDPOINT: 'https://provider.example',
    RECOMMENDATIONS_PROJECT: 'p',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Shop <shop@shop.example>',
  }

  const options = await optionsOf((await adapters?.({ CARRIER: 'own' })) ?? {}, variables)

  expect(options).toMatchObject({ recommender, mail, pickupPoints, returnCarrier })
})

test('what no app hands in is as the environment says', async () => {
  const options = await optionsOf({})

  expect(options).toMatchObject({ mail: null, payments: null, recommendations: { provider: null } })
  expect(options).not.toHaveProperty('recommender')
  expect(options).not.toHaveProperty('returnCarrier')
})

test('a recommender that an app hands in takes the cookie of no provider', async () => {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('There is no database to test on.')
  const provider = { RECOMMENDATIONS_ENDPOINT: 'https://provider.example', RECOMMENDATIONS_PROJECT: 'p' }
  const cookieOf = async (adapters: Adapters) => {
    const options = await optionsOf(adapters, provider)
    const engine = await engineOn(await embedded.open(), { ...options, housekeeping: false })
    await engine.close()
    return engine.recommendationCookieName
  }

  expect(await cookieOf({})).toBe('__exponea_etc__')
  expect(await cookieOf({ recommender })).toBeNull()
})
