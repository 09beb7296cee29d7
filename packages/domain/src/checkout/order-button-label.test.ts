import { expect, test } from 'vitest'
import { orderButtonLabel } from './order-button-label.ts'

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['fr', 'Commande avec obligation de paiement'],
  ['nl', 'Bestelling met betalingsverplichting'],
] as const)('in %s the order button says %s', (language, message) => {
  expect(orderButtonLabel(language)).toEqual({ id: 'checkout.orderWithObligationToPay', message })
})
