import type { Effect } from '@shop/api-client/office/command-outcome'
import type { Stored } from '../data-rights/person-document.ts'

type DataEffect = Extract<Effect, { kind: 'data' }>
type Fate = Pick<DataEffect, 'fate' | 'why'>

const ERASED: Fate = { fate: 'erased', why: null }

/** What stays, and what says so; everything else goes. */
const FATES: Readonly<Record<string, Fate>> = {
  orders: { fate: 'unnamed', why: 'tax' },
  guestOrders: { fate: 'unnamed', why: 'tax' },
  balance: { fate: 'kept', why: 'tax' },
  questions: { fate: 'unnamed', why: 'review' },
  reviews: { fate: 'unnamed', why: 'review' },
  blocks: { fate: 'kept', why: 'block' },
  newsletterProofs: { fate: 'kept', why: 'proof' },
  withdrawals: { fate: 'unnamed', why: 'proof' },
  reports: { fate: 'unnamed', why: 'proof' },
  messages: { fate: 'unnamed', why: 'proof' },
}

/**
 * What an erasure does to each kind of data, for whoever is about to do it: tax law keeps invoices with their recipient, and
 * an order that is still under way, or has something open, keeps its person until it can no longer come back.
 *
 * @see eu-duties C-30
 */
export function erasureEffects(
  stored: readonly Stored[],
  { runningOrders, invoices }: { runningOrders: number; invoices: number },
): DataEffect[] {
  const counted = new Map<string, number>()
  for (const { what, count } of stored) counted.set(what, (counted.get(what) ?? 0) + count)
  const kinds = [...counted].map(
    ([what, count]): DataEffect => ({ kind: 'data', what, count, ...(FATES[what] ?? ERASED) }),
  )
  return [
    { kind: 'data', what: 'profile', count: 1, ...ERASED },
    ...kinds,
    ...(invoices > 0
      ? [{ kind: 'data', what: 'invoices', count: invoices, fate: 'kept', why: 'tax' } as const]
      : []),
    ...(runningOrders > 0
      ? [
          {
            kind: 'data',
            what: 'runningOrders',
            count: runningOrders,
            fate: 'kept',
            why: 'running',
          } as const,
        ]
      : []),
  ]
}
