import { testBrand } from '@shop/engine/testing/test-brand'
import type { Storefront } from '@shop/storefront/server'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig } from './config/config.ts'
import { startServer } from './start-server.ts'

test('a shop that sells does not open with what the demo invents, and says all of it at once', async () => {
  const config = readConfig(
    {
      SHOP_ENV: 'production',
      DATABASE_URL: 'postgres://nobody.invalid/shop',
      SHOP_SECRET: 'a secret of more than thirty-two letters',
    },
    { port: 3000, dataFolder: '/nowhere' },
  )
  const storefront = {} as Storefront

  const failure = startServer({ brand: testBrand, storefront, folder: '/nowhere' }, config)

  await expect(failure).rejects.toThrow(ConfigProblem)
  await expect(failure).rejects.toThrow(
    /CONTENT_ENDPOINT[\s\S]*isInvented: false[\s\S]*SMTP_URL[\s\S]*SHOP_MEDIA/,
  )
})
