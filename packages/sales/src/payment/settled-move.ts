import type { Sql } from '@shop/engine/db/database'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import { changeMove, type Move, moveByReference, openMoves } from '../orders/payment-store.ts'

/** What a notice about a move means for the moves that the shop has asked for. */
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

/** Whether a notice can be the answer to something that the shop has asked for. */
export function isMoveNotice(notice: PaymentNotice): notice is PaymentNotice & MoveNotice {
  return notice.kind in KIND_OF
}

/**
 * Finds the move that a notice is about and ends it: by the provider's name for it, or, when the notice was faster than
 * the answer that brings the name, the oldest open one of the same kind and amount. None when the provider moved money
 * without being asked by the shop, which operators may do on its own pages.
 */
export async function settleMove(sql: Sql, notice: MoveNotice, now: Date): Promise<SettledMove> {
  const kind = KIND_OF[notice.kind]
  const named =
    notice.moveReference === null ? null : await moveByReference(sql, notice.paymentId, notice.moveReference)
  const open = (await openMoves(sql, notice.paymentId)).filter((move) => move.kind === kind)
  const move = named ?? open.find(({ amount }) => amount === notice.amount) ?? null
  if (move === null) return { move: null, wasCounted: false }

  const isRefused = notice.kind.endsWith('Failed')
  const wasCounted = move.state === 'done'
  const reference = move.reference ?? notice.moveReference
  await changeMove(sql, move.id, { state: isRefused ? 'refused' : 'done', reference }, now)
  return { move, wasCounted }
}
