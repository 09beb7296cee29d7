import type { Locale } from '@shop/domain/market/markets'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import type { StoryPage } from '../story-parts.ts'
import { FRENCH_GUARANTEES } from './french-guarantees.ts'
import { imprint } from './imprint.ts'
import { terms } from './terms.ts'
import { withdrawal } from './withdrawal.ts'

const formal = { ...aBrand('everywhere'), address: 'formal' } as const
const informal = { ...aBrand('everywhere'), address: 'informal' } as const
const BRANDS = [formal, informal]

/** Sentences that the law gives, by the locales it gives them for. */
const MODEL: Partial<Record<Locale, readonly string[]>> = {
  'de-de': [
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
    'Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    '(§ 312g Abs. 2 BGB)',
  ],
  'de-at': ['Wir tragen die Kosten der Rücksendung der Waren.', '(§ 18 FAGG)'],
  'fr-fr': [
    'Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
    'Nous prendrons en charge les frais de renvoi du bien.',
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    'article L. 221-28',
  ],
  'fr-be': ['prend physiquement possession du dernier bien', 'article VI.53 du Code de droit économique'],
  'nl-nl': [
    'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    'artikel 6:230p BW',
  ],
  'nl-be': ['Wij nemen de kosten van het terugzenden van de goederen voor onze rekening.', 'artikel VI.53'],
}

test.each(Object.entries(MODEL))(
  'the instruction of %s is the law’s, whatever the voice',
  (locale, sentences) => {
    for (const brand of BRANDS) {
      const words = wordsOf(withdrawal(brand), locale)
      for (const sentence of sentences) expect(words).toContain(plain(sentence))
    }
  },
)

test.each([
  ['de-ch', 'Obligationenrecht, Art. 40a ff.', 'Widerrufsbelehrung'],
  ['fr-ch', 'Code des obligations, art. 40a ss', 'Informations concernant l’exercice'],
])('%s has no right by law: its text names Swiss law and speaks of a promise', (locale, law, model) => {
  const words = wordsOf(withdrawal(formal), locale)

  expect(words).toContain(law)
  expect(words).not.toContain(model)
  expect(words).not.toContain('/vertrag-widerrufen/')
})

test.each([
  ['fr-fr', true],
  ['fr-be', false],
  ['fr-ch', false],
])('the box on legal guarantees stands in the terms of %s: %s', (locale, isThere) => {
  for (const brand of BRANDS) {
    const words = wordsOf(terms(brand), locale)
    for (const line of FRENCH_GUARANTEES.split('\n').map((one) => one.replace(/^> ?/, '')))
      if (line !== '') expect(words.includes(plain(line))).toBe(isThere)
    expect(words.includes('blockquote')).toBe(isThere)
  }
})

test.each([
  ['fr-fr', true],
  ['fr-be', false],
])('%s names share capital and host: %s', (locale, isThere) => {
  const words = wordsOf(imprint(formal), locale)

  expect(words.includes(plain('Capital social : 25 000 €'))).toBe(isThere)
  expect(
    /hébergé par Muster GmbH, Lindenallee 1, 10115 Berlin, Allemagne, téléphone : \+?\d/.test(words),
  ).toBe(isThere)
})

/** Every string of a page in the words of a locale, in the order in which it is read. */
function wordsOf({ body }: StoryPage, locale: string): string {
  const language = locale.slice(0, 2)
  const own = `__i18n__${locale.replace('-', '_')}`
  return body
    .flatMap((block) => {
      const inLanguage = language === 'de' ? block.text : block[`text__i18n__${language}`]
      return stringsIn(block[`text${own}`] ?? inLanguage)
    })
    .map(plain)
    .join(' ')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Spaces as they are typed, not as they are set. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
