import { auditLines, auditShop } from '@shop/commerce/audit/audit'
import { type DatabaseOptions, openDatabase } from '@shop/engine/db/database'
import * as v from 'valibot'
import type { Kept } from './ledger.ts'

const Order = v.object({ id: v.string(), number: v.string(), email: v.string(), state: v.string() })
const Item = v.object({ order_id: v.string(), variant_id: v.number(), quantity: v.number() })
const Withdrawal = v.object({ number: v.string(), order_number: v.string() })
const Paid = v.object({ order_id: v.string() })

/** What a shop's database has after a fault, and which invariants of the audit are broken, in lines. */
export async function keptInDatabase(
  options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDirectory' | 'schema'>,
): Promise<{ kept: Kept; broken: string[]; invariants: number }> {
  const database = await openDatabase({ ...options, migrates: false })
  const rows = async <Row>(schema: v.GenericSchema<unknown, Row>, statement: string) =>
    v.parse(v.array(schema), (await database.sql.execute(statement)).rows)
  try {
    const orders = await rows(Order, 'select id, number, email, state from orders')
    const items = await rows(Item, 'select order_id, variant_id, quantity from order_items')
    const withdrawals = await rows(Withdrawal, 'select number, order_number from withdrawals')
    const paid = await rows(
      Paid,
      "select distinct order_id from payments where provider is not null and state in ('authorised', 'captured')",
    )
    const audit = await auditShop(database.sql, { now: new Date() })
    const itemsOf = Map.groupBy(items, ({ order_id }) => order_id)
    const numberOf = new Map(orders.map(({ id, number }) => [id, number]))
    return {
      kept: {
        orders: orders.map(({ id, number, email, state }) => ({
          number,
          email,
          state,
          items: (itemsOf.get(id) ?? []).map(({ variant_id, quantity }) => ({
            variantId: variant_id,
            quantity,
          })),
        })),
        withdrawals: withdrawals.map(({ number, order_number }) => ({ number, orderNumber: order_number })),
        paid: new Set(paid.flatMap(({ order_id }) => numberOf.get(order_id) ?? [])),
      },
      broken: auditLines(audit.filter(({ broken }) => broken > 0)),
      invariants: audit.length,
    }
  } finally {
    await database.close()
  }
}
