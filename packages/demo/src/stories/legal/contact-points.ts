import type { MarketFacts } from '../market-facts.ts'

type Facts = Pick<MarketFacts, 'entity' | 'phone' | 'country'>

/**
 * The points of contact for authorities and for shoppers; nothing in Switzerland, where the regulation does not apply.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 11, 12
 */
export function germanContactPoints({ entity, phone, country }: Facts): string {
  if (country === 'CH') return ''
  return `
## Kontaktstellen nach der Verordnung (EU) 2022/2065

- Für Behörden der Mitgliedstaaten, die Kommission und das Europäische Gremium für digitale Dienste (Art. 11): [${entity.email}](${entity.email}), auf Deutsch oder Englisch
- Für alle, die diesen Shop nutzen (Art. 12): [${entity.email}](${entity.email}), ${phone} oder das [Kontaktformular](/kontakt/); es antworten Menschen
- Einzelne Bewertungen lassen sich mit „Bewertung melden“ an der Bewertung selbst melden
`
}

export function frenchContactPoints({ entity, phone, country }: Facts): string {
  if (country === 'CH') return ''
  return `
## Points de contact selon le règlement (UE) 2022/2065

- Pour les autorités des États membres, la Commission et le comité européen des services numériques (art. 11) : [${entity.email}](${entity.email}), en allemand ou en anglais
- Pour toute personne qui utilise cette boutique (art. 12) : [${entity.email}](${entity.email}), ${phone} ou le [formulaire de contact](/kontakt/) ; ce sont des personnes qui répondent
- Chaque avis peut être signalé sur place avec « Signaler l’avis »
`
}

export function dutchContactPoints({ entity, phone, country }: Facts): string {
  if (country === 'CH') return ''
  return `
## Contactpunten volgens Verordening (EU) 2022/2065

- Voor autoriteiten van de lidstaten, de Commissie en de Europese digitaledienstenraad (art. 11): [${entity.email}](${entity.email}), in het Duits of Engels
- Voor iedereen die deze webshop gebruikt (art. 12): [${entity.email}](${entity.email}), ${phone} of het [contactformulier](/kontakt/); er antwoorden mensen
- Elke beoordeling is ter plaatse te melden met ‘Beoordeling melden’
`
}
