import type { Call } from '@shop/api-client/contract/define-call'
import { newKey } from '@shop/engine/db/new-key'
import { newToken, newUserId, tokenHash } from '@shop/engine/session/token'
import { sql as raw } from 'drizzle-orm'
import type { Engine, EngineAnswer } from '../engine.ts'
import type { Visitor } from './visitor.ts'

/** A shopper at the order button with a filled checkout. */
export type Buyer = {
  token: string
  try: (call: Call, input: unknown, idempotencyKey?: string) => Promise<EngineAnswer>
}

/**
 * Buyers who have done everything that one visitor has, each with a session, a basket and an address of their own,
 * unless `email` says that they are all the same person. Copied within the database: asking for each of them would
 * take longer than the test.
 */
export async function buyersLike(
  engine: Engine,
  { userId }: Visitor,
  { count, email }: { count: number; email?: string },
): Promise<Buyer[]> {
  const copies = Array.from({ length: count }, () => ({
    token: newToken(),
    userId: newUserId(),
    customerId: newKey(),
  }))
  await engine.database.transaction(async (sql) => {
    for (const { token, userId: copy, customerId } of copies) {
      const address = email ?? `${customerId}@example.org`
      for (const statement of [
        raw`insert into users (id, user_id, email, first_name, last_name, gender, customer_no, is_guest)
          select ${customerId}, ${copy}, ${address}, first_name, last_name, gender, ${customerId}, true
          from users where user_id = ${userId} limit 1`,
        raw`insert into sessions (id, user_id, customer_id, logged_in, expires_at)
          values (${tokenHash(token)}, ${copy}, ${customerId}, true, '2099-01-01')`,
        raw`insert into baskets (key, user_id, shop_id, version, codes, gift_card_ids)
          select 'basket_' || shop_id || '_' || ${copy}::text, ${copy}, shop_id, 1, codes, gift_card_ids
          from baskets where user_id = ${userId}`,
        raw`insert into basket_items (key, basket_key, variant_id, quantity, custom_data, display_data, price_before)
          select ${copy.slice(0, 20)} || row_number() over (), 'basket_' || b.shop_id || '_' || ${copy}::text,
            i.variant_id, i.quantity, i.custom_data, i.display_data, i.price_before
          from basket_items i join baskets b on b.key = i.basket_key where b.user_id = ${userId}`,
        raw`insert into checkouts (shop_id, user_id, shipping_address, shipping_method, payment_key)
          select shop_id, ${copy}, shipping_address, shipping_method, payment_key
          from checkouts where user_id = ${userId}`,
      ])
        await sql.execute(statement)
    }
  })
  return copies.map(({ token }) => ({
    token,
    try: (call, input, idempotencyKey) =>
      engine.call(call, input, {
        locale: 'de-de',
        token,
        address: null,
        idempotencyKey: idempotencyKey ?? null,
        userAgent: 'test',
      }),
  }))
}
