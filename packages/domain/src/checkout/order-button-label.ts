import type { Language } from '../shop/markets.ts'

/** The law's words; a message catalogue may not change them. */
const WORDS: Record<Language, string> = {
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
}

/**
 * The words on the order button, the same for wallets and express buttons. Switzerland has no such law and
 * uses the same words by choice.
 *
 * @see eu-duties C-20; product §8 "Checkout"
 */
export function orderButtonLabel(language: Language): { id: string; message: string } {
  return { id: 'checkout.orderWithObligationToPay', message: WORDS[language] }
}
