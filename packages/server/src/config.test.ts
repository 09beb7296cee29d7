import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const defaults = { port: 3000, dataFolder: '/data' }

test('nothing set gives a working local shop', () => {
  expect(readConfig({}, defaults)).toMatchObject({
    port: 3000,
    environment: 'local',
    publicOrigin: 'http://localhost:3000',
    databaseUrl: null,
    sandboxPayments: true,
  })
})

test.each([
  { variables: { PORT: 'three thousand' }, says: 'PORT has to be a whole number' },
  { variables: { PORT: '70000' }, says: 'PORT has to be at most 65535' },
  { variables: { SHOP_ENV: 'prod' }, says: 'SHOP_ENV has to be local, qa or production' },
  { variables: { PUBLIC_ORIGIN: 'shop.example' }, says: 'PUBLIC_ORIGIN has to be a full address' },
  { variables: { SHOP_ORIGINS: '{' }, says: 'SHOP_ORIGINS is not valid JSON' },
  { variables: { DATABASE_URL: 'mysql://x' }, says: 'DATABASE_URL has to begin with postgres://' },
  { variables: { SHOP_ENV: 'production' }, says: 'needs DATABASE_URL' },
  { variables: { SHOP_ENV: 'production', DATABASE_URL: 'postgres://db/shop' }, says: 'needs SHOP_SECRET' },
  { variables: { SHOP_SECRET: 'short' }, says: 'SHOP_SECRET needs at least 32 characters' },
])('$variables is refused: $says', ({ variables, says }) => {
  expect(() => readConfig(variables, defaults)).toThrow(says)
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SHOP_ENV: '' }, defaults).port).toBe(3000)
})
