import type { I18n } from '@lingui/core'
import { cardBrandName } from '@shop/domain/saved-card/card-brand'
import { type CardExpiry, type CardState, cardMonth } from '@shop/domain/saved-card/card-state'

/** What a saved card is recognised by, as pages show it. */
export type ShownCard = {
  id: string
  /** What its owner calls it; null for nothing. */
  name: string | null
  brand: string
  lastFour: string
  expiry: CardExpiry
  state: CardState
}

/** `Visa endet auf 4242`; a brand that nobody here knows is a card. */
export function cardNumberWords(
  i18n: I18n,
  { brand, lastFour }: Pick<ShownCard, 'brand' | 'lastFour'>,
): string {
  const known = cardBrandName(brand)
  return known === null
    ? i18n.t({ id: 'savedCards.card', message: 'Karte endet auf {digits}', values: { digits: lastFour } })
    : i18n.t({
        id: 'savedCards.brandCard',
        message: '{brand} endet auf {digits}',
        values: { brand: known, digits: lastFour },
      })
}

/** What a card is called: by its owner, or by its brand and last digits. */
export function cardTitle(i18n: I18n, card: ShownCard): string {
  return card.name ?? cardNumberWords(i18n, card)
}

/** Up to when a card is valid, or that it is not any more. */
export function cardValidityWords(
  i18n: I18n,
  { expiry, state }: Pick<ShownCard, 'expiry' | 'state'>,
): string {
  const values = { month: cardMonth(expiry) }
  switch (state) {
    case 'expired':
      return i18n.t({ id: 'savedCards.expired', message: 'Abgelaufen, galt bis {month}', values })
    case 'endsTooSoon':
      return i18n.t({
        id: 'savedCards.endsTooSoon',
        message: 'Gültig bis {month}: Sie läuft ab, bevor die Ware unterwegs ist und abgebucht wird',
        values,
      })
    default:
      return i18n.t({ id: 'savedCards.validUntil', message: 'Gültig bis {month}', values })
  }
}
