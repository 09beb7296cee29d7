import type { DeclaredHandler } from '@shop/engine/ports/token-payments'
import type { OfferedHandlers } from '../protocol/agent-profiles.ts'

/** The only instruments that the shop takes tokens of. */
export const CARD = 'card'

/**
 * The payment handler as far as shop and platform can both go: cards of the brands that both take, in the order of the shop.
 * A platform that says nothing of the handler, of its instruments or of their brands sets no limits there.
 *
 * @param offered the payment handlers of the platform's profile
 * @returns null where no card is left, and the buyer pays in the shop
 * @see https://ucp.dev/2026-04-08/specification/payment-handler-guide, "Resolving available_instruments"
 */
export function resolvedHandler(
  handler: DeclaredHandler | null,
  offered: OfferedHandlers,
): DeclaredHandler | null {
  const entries = handler && offered[handler.name]
  if (!handler || !entries || entries.length === 0) return handler
  const brands = handler.brands.filter((brand) => entries.some((entry) => takesCard(entry, brand)))
  return brands.length === 0 ? null : { ...handler, brands }
}

function takesCard({ available_instruments }: OfferedHandlers[string][number], brand: string): boolean {
  return (
    available_instruments?.some(
      ({ type, constraints }) => type === CARD && (constraints?.brands?.includes(brand) ?? true),
    ) ?? true
  )
}
