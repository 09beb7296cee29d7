import { type Locale, markets } from '@shop/domain/market/markets'
import { CREDIT_WARNINGS } from '@shop/domain/payment/credit-warnings'
import { t } from '../../words/localised.ts'
import { REGIONS, type StoryText } from '../story-text.ts'

const TERMS = t(
  'Wer mit Klarna später oder in Raten zahlt, nimmt einen Kredit der Klarna Bank AB (publ), Stockholm, auf; wir vermitteln ihn nur. Betrag, Laufzeit, Zinsen und Gesamtkosten stehen in den europäischen Standardinformationen, die Klarna vor dem Abschluss zeigt. Kredit gibt es ab 18 Jahren und nach einer Prüfung der Zahlungsfähigkeit.',
  'Payer plus tard ou en plusieurs fois avec Klarna, c’est souscrire un crédit auprès de Klarna Bank AB (publ), Stockholm ; nous n’en sommes que l’intermédiaire. Le montant, la durée, les intérêts et le coût total figurent dans les informations européennes normalisées, que Klarna présente avant la conclusion. Le crédit est réservé aux personnes majeures, après examen de leur solvabilité.',
  'Wie met Klarna achteraf of in termijnen betaalt, sluit een krediet af bij Klarna Bank AB (publ), Stockholm; wij bemiddelen alleen. Bedrag, looptijd, rente en totale kosten staan in de Europese standaardinformatie, die Klarna vooraf laat zien. Krediet is er vanaf 18 jaar en na een beoordeling van de kredietwaardigheid.',
)

/** Question and answer on credit, with the sentence that the law of each country wants beside it. */
export const creditTerms: [StoryText, StoryText] = [
  t(
    'Später oder in Raten zahlen: Wer leiht das Geld?',
    'Payer plus tard ou en plusieurs fois : qui prête ?',
    'Achteraf of in termijnen: wie leent het geld uit?',
  ),
  {
    de: termsIn('de-de'),
    fr: termsIn('fr-fr'),
    nl: termsIn('nl-nl'),
    ...Object.fromEntries(REGIONS.map((region) => [region, termsIn(region)])),
  },
]

function termsIn(locale: Locale): string {
  const { country, language } = markets[locale]
  return [TERMS[language], CREDIT_WARNINGS[country]?.[language] ?? ''].join(' ').trim()
}
