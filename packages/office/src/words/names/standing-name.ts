import type { I18n } from '@lingui/core'
import type { DeliveryStanding } from '@shop/domain/warehouse/delivery-standing'
import type { Dueness } from '@shop/domain/warehouse/delivery-urgency'
import type { Tone } from './state-name.ts'

/** What the warehouse calls the standing of a delivery. */
export function standingName(standing: DeliveryStanding, i18n: I18n): string {
  const names: Record<DeliveryStanding, string> = {
    ready: i18n.t({ id: 'standing.ready', message: 'To be picked' }),
    picked: i18n.t({ id: 'standing.picked', message: 'Picked' }),
    short: i18n.t({ id: 'standing.short', message: 'Not in stock' }),
    preOrder: i18n.t({ id: 'standing.preOrder', message: 'Pre-orders' }),
    unpaid: i18n.t({ id: 'standing.unpaid', message: 'Not paid yet' }),
    recalled: i18n.t({ id: 'standing.recalled', message: 'Recalled' }),
  }
  return names[standing]
}

export const STANDING_TONES: Record<DeliveryStanding, Tone> = {
  ready: 'info',
  picked: 'good',
  short: 'bad',
  preOrder: 'quiet',
  unpaid: 'notice',
  recalled: 'bad',
}

/** When a delivery has to be there. */
export function duenessName(dueness: Dueness, i18n: I18n): string {
  const names: Record<Dueness, string> = {
    late: i18n.t({ id: 'dueness.late', message: 'Late' }),
    today: i18n.t({ id: 'dueness.today', message: 'Due today' }),
    later: i18n.t({ id: 'dueness.later', message: 'In time' }),
  }
  return names[dueness]
}
