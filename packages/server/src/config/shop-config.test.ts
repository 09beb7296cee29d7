import { expect, test } from 'vitest'
import { readConfig } from './shop-config.ts'

const defaults = { port: 3000, dataFolder: '.data/shop', mediaFolder: null }

test('nothing set is a shop on its default port with an embedded database', () => {
  expect(readConfig({}, defaults)).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicOrigin: 'http://localhost:3000',
    sandboxPayments: true,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, defaults).port).toBe(3000)
})

test.each([
  { PORT: 'abc', says: 'The environment variable PORT has to be a whole number from 0 to 65535.' },
  { PORT: '70000', says: 'The environment variable PORT has to be a whole number from 0 to 65535.' },
  { SHOP_ENV: 'prod', says: 'The environment variable SHOP_ENV has to be development or production.' },
  {
    DATABASE_URL: 'mysql://x/y',
    says: 'The environment variable DATABASE_URL has to look like postgres://user:password@host/database.',
  },
  {
    LOG_LEVEL: 'loud',
    says: 'The environment variable LOG_LEVEL has to be one of silent, error, warn, info.',
  },
  {
    SHOP_SECRET: 'short',
    says: 'The environment variable SHOP_SECRET has to be at least 32 characters long.',
  },
  { SHOP_ORIGINS: '{', says: 'SHOP_ORIGINS is not valid JSON: expected {"de-de": "https://…", …}.' },
])('$says', ({ says, ...environment }) => {
  expect(() => readConfig({ ...environment }, defaults)).toThrow(says)
})

test('a production shop refuses the embedded database and says why', () => {
  expect(() => readConfig({ SHOP_ENV: 'production' }, defaults)).toThrow('needs DATABASE_URL')
})

test('a production shop takes no sandbox money unless it is told to', () => {
  const production = { SHOP_ENV: 'production', DATABASE_URL: 'postgres://a@b/c' }

  expect(readConfig(production, defaults).sandboxPayments).toBe(false)
  expect(readConfig({ ...production, SANDBOX_PAYMENTS: 'on' }, defaults).sandboxPayments).toBe(true)
})
