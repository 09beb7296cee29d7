import type { Sql } from '@shop/engine/db/database'
import type { AuditInput, Findings, Invariant } from './invariant.ts'
import { invoiceSums } from './invoice-sums-audit-store.ts'
import { mailsOnce, messagesSent } from './message-audit-store.ts'
import {
  bookedMoney,
  chargebacks,
  orderLines,
  orderPayments,
  orderTotals,
  refunds,
} from './order-money-audit-store.ts'
import { orderPapers, paperNumbers } from './paper-audit-store.ts'
import { pointsPosted } from './points-audit-store.ts'
import { balances, giftCards, shopMoney, singleUseCodes, usageLimits } from './shop-money-audit-store.ts'
import { moneyMoves, orderStates, paidOrders } from './state-audit-store.ts'
import { movedStock, orderUnits } from './stock-audit-store.ts'

/** Everything that holds in a shop at every moment, one line each. */
export const INVARIANTS: readonly Invariant[] = [
  orderTotals,
  orderLines,
  orderPayments,
  bookedMoney,
  refunds,
  chargebacks,
  orderPapers,
  invoiceSums,
  paperNumbers,
  movedStock,
  orderUnits,
  giftCards,
  balances,
  shopMoney,
  singleUseCodes,
  usageLimits,
  mailsOnce,
  messagesSent,
  orderStates,
  paidOrders,
  moneyMoves,
  pointsPosted,
]

export type AuditResult = Pick<Invariant, 'name' | 'rule' | 'remedy'> & Findings

const LISTED = 20

/** Looks for whatever breaks an invariant, each in one statement, one after the other. Changes nothing. */
export async function auditShop(
  sql: Sql,
  { now, limit = LISTED }: Pick<AuditInput, 'now'> & { limit?: number },
): Promise<AuditResult[]> {
  const results: AuditResult[] = []
  for (const { name, rule, remedy, find } of INVARIANTS)
    results.push({ name, rule, remedy, ...(await find(sql, { now, limit })) })
  return results
}

export function isClean(results: readonly AuditResult[]): boolean {
  return results.every(({ broken }) => broken === 0)
}

/** One line for each invariant, and below a broken one what breaks it and what to do. */
export function auditLines(results: readonly AuditResult[]): string[] {
  return results.flatMap(({ name, rule, remedy, checked, broken, violations }) => {
    const line = `${broken === 0 ? 'ok    ' : 'BROKEN'}  ${name.padEnd(16)}  ${rule}: ${broken} of ${checked}`
    if (broken === 0) return [line]
    const more = broken > violations.length ? [`          … and ${broken - violations.length} more`] : []
    return [
      line,
      ...violations.map(({ object, found }) => `          ${object}: ${found}`),
      ...more,
      `          What to do: ${remedy}`,
    ]
  })
}
