/** What a shopper who came by a card's basket button needs next. */
export type ArrivalStep = 'choose' | 'personalise' | 'add' | 'nothing'

/**
 * What `?action=addToCart` does on the product page: first the variant is chosen, then the text, and what needs
 * neither goes into the basket at once. Where warnings have to be read, the page is left alone.
 *
 * @see spec §2 "query action=addToCart", §4 "Add-to-cart layer", eu-duties C-16
 */
export function arrivalStep(arrival: {
  action: string | undefined
  /** A variant that the address names and the product has. */
  isVariantNamed: boolean
  variantCount: number
  isPersonalised: boolean
  canOrder: boolean
  isReadFirst: boolean
}): ArrivalStep {
  if (arrival.action !== 'addToCart' || arrival.isReadFirst) return 'nothing'
  if (arrival.variantCount > 1 && !arrival.isVariantNamed) return 'choose'
  if (!arrival.canOrder) return 'nothing'
  return arrival.isPersonalised ? 'personalise' : 'add'
}
