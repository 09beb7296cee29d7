import type { Sql } from '@shop/engine/db/database'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import { changeMove, type Move, moveByReference, openMoves } from '../orders/payment-store.ts'

/** The move that a notice belongs to, and whether it was settled before. */
export type SettledMove = { move: Move | null; wasCounted: boolean }

const KIND_OF = {
  captured: 'capture',
  captureFailed: 'capture',
  refunded: 'refund',
  refundFailed: 'refund',
  cancelled: 'cancel',
  cancelFailed: 'cancel',
} as const satisfies Partial<Record<PaymentNotice['kind'], Move['kind']>>

export type MoveNotice = Omit<PaymentNotice, 'kind'> & { kind: keyof typeof KIND_OF }

/** Whether a notice is about a move. */
export function isMoveNotice(notice: PaymentNotice): notice is PaymentNotice & MoveNotice {
  return notice.kind in KIND_OF
}

/**
 * Finds the move of a notice and closes it: by the provider's reference, or, when the notice was faster than the answer
 * that brings the reference, the oldest open one of the same kind and amount that was asked for and has none. A notice without a reference
 * may mean any of them. None when money was moved on the provider's own pages.
 */
export async function settleMove(sql: Sql, notice: MoveNotice, now: Date): Promise<SettledMove> {
  const kind = KIND_OF[notice.kind]
  const named =
    notice.moveReference === null ? null : await moveByReference(sql, notice.paymentId, notice.moveReference)
  const open = (await openMoves(sql, notice.paymentId)).filter((move) => move.kind === kind)
  // One that nobody was asked for has no notice yet, and one with a reference waits for a notice that names it: closing
  // either would lose it to money that was moved elsewhere. Only a notice that names nothing may be about either.
  const alike = open.filter(({ amount, attempts }) => amount === notice.amount && attempts > 0)
  const nameless = alike.find(({ reference: known }) => known === null)
  const move = named ?? nameless ?? (notice.moveReference === null ? alike[0] : undefined) ?? null
  if (move === null) return { move: null, wasCounted: false }

  const isRefused = notice.kind.endsWith('Failed')
  const wasCounted = move.state === 'done'
  const reference = move.reference ?? notice.moveReference
  await changeMove(sql, move.id, { state: isRefused ? 'refused' : 'done', reference }, now)
  return { move, wasCounted }
}
