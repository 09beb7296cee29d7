import type { I18n } from '@lingui/core'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'

/** What a place is called and where it is, line by line. */
export function pickupPointLines(i18n: I18n, point: PickupPoint): string[] {
  const kind =
    point.kind === 'locker'
      ? i18n.t({ id: 'pickup.locker', message: 'Paketstation' })
      : i18n.t({ id: 'pickup.shop', message: 'Paketshop' })
  const street = [point.street, point.houseNumber].filter((part) => part !== null).join(' ')
  return [`${kind} ${point.name}`, street, `${point.zip} ${point.city}`]
}
