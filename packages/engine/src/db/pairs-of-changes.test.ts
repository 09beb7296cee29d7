import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { databases } from './test-database.ts'

/** Triggers that may join old and new rows: a statement changes few of theirs. */
const FEW_ROWS: Record<string, string> = {
  assistant_order_money: 'A notice of a provider is about one payment.',
  count_reviews: 'A review is read by somebody before it changes.',
  hook_paid_orders_changed: 'A notice of a provider is about one payment.',
  note_questions: 'A question is read by somebody before it changes.',
  remember_category_addresses: 'A shop has hundreds of categories, and not thousands.',
}

// Ten thousand counts took a minute in a session that had sold something before: the plan of a trigger is made for the
// first rows that it sees, and a join of old and new rows made for one article compares each row with each.
describe.each(await databases())('on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database?.close())

  test('no trigger of what changes by the thousand joins old rows with new ones', async () => {
    const { rows } = await database.sql.execute<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc where prorettype = 'trigger'::regtype
         and pronamespace = current_schema()::regnamespace order by 1`,
    )
    const joining = rows.filter(({ body }) => /\bjoin\s+(old_rows|before_rows)\b/i.test(body))

    expect(rows.length).toBeGreaterThan(20)
    expect(joining.map(({ name }) => name)).toEqual(Object.keys(FEW_ROWS))
  })
})
