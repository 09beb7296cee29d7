import type { Database } from '@shop/engine/db/database'
import { mails } from '@shop/engine/db/schema/system'
import { databases } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsDoor } from './mails-door.ts'

let database: Database
beforeAll(async () => {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('There is no database to test on.')
  database = await embedded.open()
  const written = {
    id: 'm1',
    kind: 'passwordReset',
    to: 'a@b.de',
    text: 'hash=secret',
    html: '<p>secret</p>',
  }
  await database.sql.insert(mails).values({ ...written, subject: 'Nur für Anna', locale: 'de-de' })
})
afterAll(() => database.close())

const LOCAL = {
  environment: 'local',
  trustProxy: false,
  shopOrigins: null,
  publicOrigin: 'http://localhost:3000',
} as const
const KEPT = 'http://localhost:3000/documentation/mails/kept/m1/'

test('a mail that was written is shown to whoever sits at the machine', async () => {
  expect(await (await asked(KEPT))?.text()).toContain('secret')
})

test.each([
  { who: 'somebody in the same network', from: '192.168.1.7' },
  {
    who: 'somebody who claims to sit there',
    from: '192.168.1.7',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  },
  { who: 'whom a proxy of the machine brings', headers: { 'x-forwarded-for': '203.0.113.9' } },
  { who: 'a page whose name leads to the machine', url: KEPT.replace('localhost', 'rebound.example') },
  { who: 'anybody behind a trusted proxy', config: { trustProxy: true } },
  { who: 'anybody in qa', config: { environment: 'qa' as const } },
  { who: 'anybody in production', config: { environment: 'production' as const } },
])('a mail that was written is hidden from $who', async ({ url = KEPT, from, headers = {}, config = {} }) => {
  const mail = await asked(url, { from, headers, config })
  const list = await asked(new URL('/documentation/mails/', url).href, { from, headers, config })

  expect(mail).toBeNull()
  expect((await list?.text()) ?? '').not.toContain('Nur für Anna')
})

test('samples are for everybody outside production', async () => {
  const path = 'http://qa.example/documentation/mails/de-de/welcome/'
  const from = '203.0.113.9'

  expect((await asked(path, { from, config: { environment: 'qa' } }))?.status).toBe(200)
  expect(await asked(path, { from, config: { environment: 'production' } })).toBeNull()
})

type Asking = {
  from?: string | undefined
  headers?: Record<string, string>
  config?: { trustProxy?: boolean; environment?: 'qa' | 'production' }
}

function asked(url: string, { from = '127.0.0.1', headers = {}, config = {} }: Asking = {}) {
  const door = mailsDoor({ config: { ...LOCAL, ...config }, engine: { brand: testBrand, database } })
  return door(new Request(url, { headers }), from)
}
