import { hash } from 'node:crypto'
import { newKey } from '@shop/engine/db/new-key'
import type { Sql } from '@shop/engine/db/sql'
import { formerOrdersKeptFrom } from '@shop/sales/former-orders/former-order-store'
import type { Finding, Place } from '../records/finding.ts'
import type { OldOrder } from '../records/old-record.ts'
import { knownOrders, ownersOf, putFormerOrders } from './former-order-store.ts'
import { batched } from './run/batched.ts'
import { movedBefore, rememberMoved } from './run/moved-in-store.ts'
import type { Run } from './run/run.ts'
import { within } from './run/within.ts'

const BATCH = 500

type Taken = { place: Place; record: OldOrder }

/**
 * Moves orders in as history, which nothing happens to. One that has changed in the old shop is written anew; one that was
 * erased here does not come back.
 */
export async function writeOrders(run: Run, findings: AsyncIterable<Finding>): Promise<void> {
  for await (const batch of batched(takenOf(run, findings), BATCH))
    await within(run, (sql) => writeBatch(run, sql, batch))
}

async function* takenOf({ report, options }: Run, findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
  for await (const finding of findings) {
    const found = report.taken('orders', finding)
    if (found?.record.kind !== 'order') continue
    const { place, record } = found
    if (new Date(record.placedAt) > options.now)
      report.refuse('orders', { ...place, ...IN_FUTURE, what: record.placedAt })
    else yield { place, record }
  }
}

const IN_FUTURE = {
  column: '',
  why: 'the order was placed in the future',
  remedy: 'correct its day in the file',
}

async function writeBatch(run: Run, sql: Sql, batch: readonly Taken[]): Promise<void> {
  const { report, options } = run
  const { source, now } = options
  const name = { source, kind: 'order' as const }
  const oldIds = batch.map(({ record }) => record.oldId)
  const before = await movedBefore(sql, name, oldIds)
  const known = await knownOrders(sql, source, oldIds)
  const owners = await ownersOf(
    sql,
    batch.map(({ record }) => record.email),
  )
  const kept = formerOrdersKeptFrom(now)
  const rows = batch.flatMap(({ place, record }) => {
    const there = known.get(record.oldId)
    if (there === undefined && before.has(record.oldId)) {
      report.count('orders', 'unchanged')
      report.note('orders that were erased here, or grew too old, do not come back', place)
      return []
    }
    const customerId = there?.customerId ?? owners.get(record.email) ?? null
    const placedAt = new Date(record.placedAt)
    if (placedAt < (customerId === null ? kept.unowned : kept.owned)) {
      report.note(customerId === null ? TOO_OLD.unowned : TOO_OLD.owned, place)
      return []
    }
    const fingerprint = hash('sha256', JSON.stringify(record), 'base64url')
    if (there?.fingerprint === fingerprint && there.customerId === customerId) {
      report.count('orders', 'unchanged')
      return []
    }
    report.count('orders', there === undefined ? 'created' : 'changed')
    const { kind: _, address: shippingAddress, ...order } = record
    return [
      { ...order, id: newKey(), source, customerId, placedAt, shippingAddress, fingerprint, movedAt: now },
    ]
  })
  await putFormerOrders(sql, rows)
  await rememberMoved(
    sql,
    name,
    rows.map(({ oldId, id }) => ({ oldId, newId: id })),
    now,
  )
}

const TOO_OLD = {
  owned: 'orders of a year that ended more than ten years ago are left out: nobody may keep them that long',
  unowned: 'orders of more than three years ago whose customer has no account here are left out',
}
