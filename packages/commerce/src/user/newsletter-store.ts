import { ne } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import { newsletterSubscriptions } from '../db/schema/shopper.ts'

type Subscription = {
  email: string
  shopId: number
  firstName: string
  lastName: string
  salutation: number
  source: string
  tokenHash: string
  expiresAt: Date
}

/** Notes a wish for the newsletter, renews one that is open; tells false when it was confirmed before. */
export async function keepSubscription(sql: Sql, wish: Subscription): Promise<boolean> {
  const { shopId, email, ...renewed } = wish
  const kept = await sql
    .insert(newsletterSubscriptions)
    .values({ id: newKey(), state: 'pending', shopId, email, ...renewed })
    .onConflictDoUpdate({
      target: [newsletterSubscriptions.shopId, newsletterSubscriptions.email],
      set: { ...renewed, state: 'pending' },
      setWhere: ne(newsletterSubscriptions.state, 'confirmed'),
    })
    .returning({ id: newsletterSubscriptions.id })
  return kept.length > 0
}
