import type { DeclaredHandler } from '@shop/engine/ports/token-payments'
import type { PaymentHandlers } from '../protocol/business-profile.ts'
import { UCP_VERSION } from '../protocol/capabilities.ts'
import type { CompleteInput } from './payment-input.ts'
import { CARD } from './resolved-handler.ts'

/** The handler of the shop's payment provider; none where there is none. */
export function paymentHandlers(handler: DeclaredHandler | null): PaymentHandlers {
  if (handler === null) return {}
  const { name, id, brands, config } = handler
  const card = { type: CARD, constraints: { brands } }
  return { [name]: [{ id, version: UCP_VERSION, available_instruments: [card], config }] }
}

/**
 * The token of the instrument that a buyer has chosen; null where there is none, or none that the handler makes. A card's
 * number is no token, and is not read.
 */
export function chosenToken({ payment }: CompleteInput, { id }: DeclaredHandler): string | null {
  const instruments = payment?.instruments ?? []
  const chosen =
    instruments.find(({ selected }) => selected) ?? (instruments.length === 1 ? instruments[0] : null)
  if (!chosen || chosen.handler_id !== id || chosen.type !== CARD) return null
  const { type, token } = chosen.credential ?? {}
  return type === undefined || type === 'card' || !token ? null : token
}
