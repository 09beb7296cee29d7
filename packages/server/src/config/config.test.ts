import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const defaults = { port: 3000, dataFolder: '/data' }
const adyen = { ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'ShopECOM', ADYEN_HMAC_KEY: 'a1'.repeat(32) }

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
  { variables: { DATABASE_POOL: '1' }, says: 'DATABASE_POOL' },
  { variables: { SHOP_ENV: 'production' }, says: 'needs DATABASE_URL' },
  { variables: { SHOP_ENV: 'production', DATABASE_URL: 'postgres://db/shop' }, says: 'needs SHOP_SECRET' },
  {
    variables: { RECOMMENDATIONS_ENDPOINT: 'api.example' },
    says: 'RECOMMENDATIONS_ENDPOINT has to be a full address',
  },
  {
    variables: { RECOMMENDATIONS_ENDPOINT: 'https://api.example' },
    says: 'RECOMMENDATIONS_PROJECT is missing',
  },
  { variables: { ADYEN_API_KEY: 'k' }, says: 'ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY are missing' },
  { variables: { ...adyen, ADYEN_API_KEY: '' }, says: 'ADYEN_API_KEY is missing' },
  { variables: { ADYEN_ENVIRONMENT: 'test' }, says: 'ADYEN_API_KEY and' },
  { variables: { ...adyen, ADYEN_HMAC_KEY: 'geheim' }, says: 'ADYEN_HMAC_KEY has to be the hexadecimal key' },
  {
    variables: { ...adyen, ADYEN_TOKEN_HMAC_KEY: 'geheim' },
    says: 'ADYEN_TOKEN_HMAC_KEY has to be the hexadecimal key',
  },
  { variables: { ADYEN_TOKEN_HMAC_KEY: 'a1' }, says: 'ADYEN_API_KEY and' },
  { variables: { ...adyen, ADYEN_ENVIRONMENT: 'prod' }, says: 'ADYEN_ENVIRONMENT has to be test or live' },
  {
    variables: { ...adyen, ADYEN_CLIENT_KEY: 'live_ABC' },
    says: 'ADYEN_CLIENT_KEY has to begin with test_',
  },
  { variables: { ...adyen, ADYEN_EXPRESS: 'paypal' }, says: 'ADYEN_EXPRESS needs ADYEN_CLIENT_KEY' },
  {
    variables: { ...adyen, ADYEN_CLIENT_KEY: 'test_ABC', ADYEN_EXPRESS: 'paypal, klarna' },
    says: 'ADYEN_EXPRESS names klarna, but the wallets are paypal, applePay, googlePay',
  },
  { variables: { ...adyen, ADYEN_ENVIRONMENT: 'live' }, says: 'needs ADYEN_LIVE_PREFIX' },
  { variables: { ...adyen, ADYEN_LIVE_PREFIX: 'https://x' }, says: 'ADYEN_LIVE_PREFIX has to be a prefix' },
  { variables: { ...adyen, SANDBOX_PAYMENTS: 'on' }, says: 'name two payment providers' },
  { variables: { RECOMMENDATIONS_PROJECT: 'p' }, says: 'RECOMMENDATIONS_ENDPOINT is missing' },
  {
    variables: { RECOMMENDATIONS_TIMEOUT_MS: '10' },
    says: 'RECOMMENDATIONS_TIMEOUT_MS has to be at least 50',
  },
  { variables: { RECOMMENDATIONS_COOKIE: 'a b' }, says: 'RECOMMENDATIONS_COOKIE has to be the name' },
  { variables: { CONTENT_TOKEN: 't' }, says: 'CONTENT_ENDPOINT is missing' },
  { variables: { CONTENT_ENDPOINT: 'https://api.example/v2' }, says: 'CONTENT_TOKEN is missing' },
  { variables: { CONTENT_ENDPOINT: 'api.example' }, says: 'CONTENT_ENDPOINT has to be a full address' },
  {
    variables: { CONTENT_ENDPOINT: 'https://api.example/v2', CONTENT_TOKEN: 't', CONTENT_SPACE: 'a.json' },
    says: 'CONTENT_SPACE and CONTENT_ENDPOINT name two sources',
  },
  { variables: { CONTENT_WEBHOOK_SECRET: 'short' }, says: 'CONTENT_WEBHOOK_SECRET needs at least 16' },
  { variables: { SMTP_URL: 'smtp://mail.example' }, says: 'MAIL_FROM is missing' },
  { variables: { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, says: 'SMTP_URL has to be smtp://' },
  { variables: { PUBLIC_ORIGIN: 'https://shop.example' }, says: 'is for this machine alone' },
  { variables: { PUBLIC_ORIGIN: 'http://localhost.shop.example' }, says: 'is for this machine alone' },
  {
    variables: { SHOP_ORIGINS: '{"de-de":"http://localhost:3000","de-at":"https://shop.example"}' },
    says: 'SHOP_ORIGINS names https://shop.example',
  },
  { variables: { DATABASE_URL: 'postgres://127.0.0.1/shop' }, says: 'ALLOW_LOCAL_DATABASE=on' },
  {
    variables: { DATABASE_URL: 'postgres://db/shop', ALLOW_LOCAL_DATABASE: 'on' },
    says: 'is for a database server of this machine',
  },
  {
    variables: { DATABASE_URL: 'postgres://127.0.0.1/shop?host=db', ALLOW_LOCAL_DATABASE: 'on' },
    says: 'is for a database server of this machine',
  },
  { variables: { ALLOW_DEMO: 'yes' }, says: 'ALLOW_DEMO has to be on or off' },
  { variables: { DEMO_GOODS: 'none' }, says: 'DEMO_GOODS has to be on or off' },
  { variables: { SHOP_SECRET: 'short' }, says: 'SHOP_SECRET needs at least 32 characters' },
])('$variables is refused: $says', ({ variables, says }) => {
  expect(() => readConfig(variables, defaults)).toThrow(says)
})

test('the shop recommends by itself until a provider is named whole', () => {
  const provider = { RECOMMENDATIONS_ENDPOINT: 'https://api.example', RECOMMENDATIONS_PROJECT: 'p' }

  expect(readConfig({}, defaults).recommendationProvider).toBeNull()
  expect(readConfig(provider, defaults).recommendationProvider).toEqual({
    endpoint: 'https://api.example',
    projectId: 'p',
    timeoutMilliseconds: 500,
  })
})

test('a payment provider that is named whole takes the place of the sandbox', () => {
  const live = { ...adyen, ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Shop' }

  expect(readConfig(adyen, defaults)).toMatchObject({
    sandboxPayments: false,
    adyen: {
      environment: 'TEST',
      merchantAccount: 'ShopECOM',
      livePrefix: null,
      endpoint: null,
      clientKey: null,
    },
  })
  expect(readConfig(live, defaults).adyen).toMatchObject({
    environment: 'LIVE',
    livePrefix: '1797a841fbb37ca7-Shop',
  })
})

test('what is said about a wrong key does not repeat it', () => {
  expect(() => readConfig({ ...adyen, ADYEN_HMAC_KEY: 'geheim' }, defaults)).not.toThrow('geheim')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SHOP_ENV: '' }, defaults).port).toBe(3000)
})

test.each<[Record<string, string>, string]>([
  [{}, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ SHOP_ENV: 'qa' }, '0.0.0.0'],
])('with %j the shop listens on %s', (variables, host) => {
  expect(readConfig(variables, defaults).host).toBe(host)
})

test.each<Record<string, string>>([
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  { PUBLIC_ORIGIN: 'http://[::1]:3000/' },
  { DATABASE_URL: 'postgres://postgres@localhost:5432/shop', ALLOW_LOCAL_DATABASE: 'on' },
  { DATABASE_URL: 'postgres:///shop?host=/var/run/postgresql', ALLOW_LOCAL_DATABASE: 'on' },
  { SHOP_ORIGINS: '{"de-at":"http://127.0.0.1:3001","fr-ch":"http://localhost:3002/fr/"}' },
  { SHOP_ENV: 'qa', SHOP_ORIGINS: '{"de-at":"https://shop.example"}' },
  { SHOP_ENV: 'qa', PUBLIC_ORIGIN: 'https://qa.shop.example', DATABASE_URL: 'postgres://db/shop' },
])('%j is taken', (variables) => {
  expect(() => readConfig(variables, defaults)).not.toThrow()
})

const ON_A_SERVER = {
  SHOP_ENV: 'qa',
  PUBLIC_ORIGIN: 'https://qa.shop.example',
  DATABASE_URL: 'postgres://db/shop',
}

test.each([
  ['redis://valkey:6379', 'redis://valkey:6379'],
  ['rediss://user:word@valkey.example', 'rediss://user:word@valkey.example'],
  ['valkey://valkey:6379/1', 'redis://valkey:6379/1'],
])('processes meet at VALKEY_URL=%s', (VALKEY_URL, valkeyUrl) => {
  expect(readConfig({ ...ON_A_SERVER, VALKEY_URL }, defaults).valkeyUrl).toBe(valkeyUrl)
})

test.each([
  [undefined, null],
  ['http://search:9200', 'http://search:9200'],
  ['https://shop:word@search.example/shop-qa', 'https://shop:word@search.example/shop-qa'],
])('products are searched at SEARCH_URL=%s', (SEARCH_URL, searchUrl) => {
  const asked = SEARCH_URL === undefined ? ON_A_SERVER : { ...ON_A_SERVER, SEARCH_URL }
  expect(readConfig(asked, defaults).searchUrl).toBe(searchUrl)
})

test.each<[Record<string, string>, RegExp]>([
  [{ ...ON_A_SERVER, SEARCH_URL: 'search.example:9200' }, /SEARCH_URL has to be an address/],
  [{ ...ON_A_SERVER, SEARCH_URL: 'https://search.example/A/B' }, /SEARCH_URL has to be an address/],
  [{ ...ON_A_SERVER, VALKEY_URL: 'valkey.example' }, /VALKEY_URL has to begin with redis:\/\//],
  [{ ...ON_A_SERVER, DATABASE_DIRECT_URL: 'db' }, /DATABASE_DIRECT_URL has to begin with postgres:\/\//],
  [{ VALKEY_URL: 'redis://valkey' }, /VALKEY_URL is of no use without DATABASE_URL/],
  [{ DATABASE_DIRECT_URL: 'postgres://db/shop' }, /DATABASE_DIRECT_URL is of no use without DATABASE_URL/],
])('%j is refused', (variables, said) => {
  expect(() => readConfig(variables, defaults)).toThrow(said)
})
