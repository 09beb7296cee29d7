import type { Language } from '@shop/domain/market/markets'

/** Words around every page: service, law, account. */
export const FRAME_WORDS: Record<
  Language,
  {
    notes: readonly string[]
    service: readonly string[]
    legal: readonly string[]
    titles: readonly [string, string]
  }
> = {
  de: {
    notes: ['Versandkostenfrei ab 75 €', '30 Tage Rückgabe', 'Service 0800 000 00 00'],
    service: ['Kontakt', 'Versand und Lieferung', 'Rückgabe', 'Vertrag widerrufen'],
    legal: ['Impressum', 'AGB', 'Datenschutz', 'Barrierefreiheit'],
    titles: ['Service', 'Einkaufen'],
  },
  fr: {
    notes: ['Livraison offerte dès 75 €', 'Retour sous 30 jours', 'Service client 0800 000 000'],
    service: ['Contact', 'Livraison', 'Retours', 'Se rétracter du contrat'],
    legal: ['Mentions légales', 'CGV', 'Confidentialité', 'Accessibilité'],
    titles: ['Service', 'Boutique'],
  },
  nl: {
    notes: ['Gratis verzending vanaf € 75', '30 dagen bedenktijd', 'Service 0800 0000'],
    service: ['Contact', 'Verzending', 'Retourneren', 'Overeenkomst herroepen'],
    legal: ['Colofon', 'Voorwaarden', 'Privacy', 'Toegankelijkheid'],
    titles: ['Service', 'Winkelen'],
  },
}
