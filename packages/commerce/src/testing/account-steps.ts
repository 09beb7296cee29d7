import { authenticate } from '@shop/api-client/contract/user'
import type { Locale } from '@shop/domain/market/markets'
import { passkeys } from '@shop/engine/db/schema/passkeys'
import { users } from '@shop/engine/db/schema/shopper'
import { eq } from 'drizzle-orm'
import type { Engine } from '../engine.ts'
import { aVisitor, type Visitor } from './visitor.ts'

export const PASSWORD = 'Ein-Lindenbaum-7'
export const OTHER_PASSWORD = 'Zwei-Birken-am-See'

/** A newly registered customer, signed in with `PASSWORD`. */
export async function aCustomer(
  engine: Engine,
  { email = 'anna@example.org', locale = 'de-de' }: { email?: string; locale?: Locale } = {},
): Promise<Visitor> {
  const visitor = await aVisitor(engine, locale)
  await visitor.call(authenticate, {
    mode: 'register',
    first_name: 'Anna',
    last_name: 'Probst',
    email,
    gender: 'f',
    newsletter: false,
    register_password: PASSWORD,
  })
  await visitor.refresh()
  return visitor
}

/** The same customer on another device. */
export async function onAnotherDevice(
  engine: Engine,
  { email = 'anna@example.org', password = PASSWORD }: { email?: string; password?: string } = {},
): Promise<Visitor> {
  const visitor = await aVisitor(engine)
  await visitor.call(authenticate, { mode: 'login', email, password })
  await visitor.refresh()
  return visitor
}

/** A passkey of an account, as somebody has added it before. */
export async function leavePasskey({ database: { sql } }: Engine, userId: string): Promise<void> {
  const [account] = await sql.select().from(users).where(eq(users.userId, userId))
  if (account === undefined) throw new Error('There is no account to leave a passkey with.')
  await sql.insert(passkeys).values({
    id: 'left before',
    customerId: account.id,
    host: 'shop.example',
    credentialId: 'left before',
    publicKey: 'a key',
    counter: 0,
    transports: [],
    name: 'Left before',
    createdAt: new Date('2026-11-21'),
  })
}
