/** Brands of cards by the names that providers use for them. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  cup: 'UnionPay',
  cartebancaire: 'Cartes Bancaires',
  bcmc: 'Bancontact',
}

/** How a brand of cards is called; null for one that nobody here knows, which is a card all the same. */
export function cardBrandName(brand: string): string | null {
  return BRANDS[brand] ?? null
}
