import type { Sql } from '@shop/engine/db/database'

/** What breaks an invariant: the number of an order, a card, a code or a mail, never a person. */
export type Violation = { object: string; found: string }

/** `checked` objects were looked at, `broken` of them break the invariant; `violations` names the first of these. */
export type Findings = { checked: number; broken: number; violations: Violation[] }

export type AuditInput = { now: Date; limit: number }

/** Something that holds in every shop at every moment, whatever died on the way. */
export type Invariant = {
  name: string
  /** In the plural, as a sentence of the report. */
  rule: string
  /** What an operator does about a violation. */
  remedy: string
  find: (sql: Sql, input: AuditInput) => Promise<Findings>
}
