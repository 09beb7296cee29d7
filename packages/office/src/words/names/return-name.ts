import type { I18n } from '@lingui/core'
import type { ShownReturn } from '@shop/api-client/office/order-commands'

export function returnStateName(state: ShownReturn['state'], i18n: I18n): string {
  return state === 'announced'
    ? i18n.t({ id: 'return.announced', message: 'Expected' })
    : i18n.t({ id: 'return.received', message: 'Received' })
}

/** Why goods come back: by the law's right, or because the shop takes them. */
export function returnBasisName(basis: ShownReturn['basis'], i18n: I18n): string {
  return basis === 'law'
    ? i18n.t({ id: 'return.law', message: 'Withdrawal' })
    : i18n.t({ id: 'return.promise', message: 'Return by the shop’s promise' })
}
