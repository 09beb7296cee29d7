import { databases } from '@shop/engine/db/test-database'
import { afterAll, expect, test } from 'vitest'
import { requireOrder } from './order-access.ts'

const [embedded] = await databases()
if (embedded === undefined) throw new Error('There is always an embedded database to test on.')
const database = await embedded.open()
afterAll(() => database.close())

test('a guest who is known but not signed in opens no order by its number', async () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const session = {
    id: 'session',
    userId: 'user',
    customerId: 'customer',
    loggedIn: false,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    device: null,
  }

  const opened = requireOrder({ sql: database.sql, session, now }, { orderNumber: 'T00000001', token: null })

  await expect(opened).rejects.toMatchObject({ status: 401 })
})
