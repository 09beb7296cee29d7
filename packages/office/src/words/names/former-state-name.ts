import type { I18n } from '@lingui/core'
import type { FormerOrderState } from '@shop/domain/order/former-order'
import type { Tone } from './state-name.ts'

/** What the office calls what became of an order of the old shop. */
export function formerStateName(state: FormerOrderState, i18n: I18n): string {
  const names: Record<FormerOrderState, string> = {
    open: i18n.t({ id: 'formerOrder.open', message: 'Not delivered when it moved in' }),
    delivered: i18n.t({ id: 'state.delivered', message: 'Delivered' }),
    cancelled: i18n.t({ id: 'state.cancelled', message: 'Cancelled' }),
    refunded: i18n.t({ id: 'state.refunded', message: 'Refunded' }),
  }
  return names[state]
}

/** An order that was still open has to be settled somewhere; everything else is over. */
export const FORMER_STATE_TONES: Record<FormerOrderState, Tone> = {
  open: 'notice',
  delivered: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
}
