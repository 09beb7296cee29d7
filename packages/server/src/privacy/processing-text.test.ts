import { LOCALES } from '@shop/domain/market/markets'
import { KEPT_FOR } from '@shop/domain/privacy/kept-for'
import { openShop } from '@shop/domain/shop/shop'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { NOBODY_OUTSIDE } from './own-blocks.ts'
import { processingText } from './processing-text.ts'

const LOCALES_HERE = LOCALES.filter((locale) => testBrand.locales.includes(locale))

// eu-duties C-35: the notice named one ground, two recipients and no period.
test('every purpose says what, on which ground, to whom and for how long', () => {
  const text = textIn('de-de')

  expect(text).toContain('Prüfung bei Rechnung und Raten')
  expect(text).toContain('Klarna Bank AB (publ) (Schweden)')
  expect(text).toContain('Rechnungen 10 Jahre ab dem Ende ihres Jahres')
  expect(text).toContain('meldet sich 3 Jahre lang niemand an, löschen wir es 30 Tage nach einer Ankündigung')
  expect(text).toContain('Google Ireland Ltd. (Irland, Vereinigte Staaten)')
  const titles = text.match(/Rechtsgrundlage/g) ?? []
  expect(titles.length).toBeGreaterThan(12)
  expect(text.match(/Empfänger/g)).toHaveLength(titles.length)
  expect(text.match(/Gespeichert: /g)).toHaveLength(titles.length)
})

// The periods of newsletter, consent record and attempts were typed as words, beside the numbers that delete them.
test('every period is a number of the register', () => {
  const text = textIn('de-de')
  const kept = text.split('\n').filter((line) => line.startsWith('Gespeichert: '))

  expect(kept).toContain(
    `Gespeichert: bis zur Abmeldung; die Prüfsummen ${KEPT_FOR.newsletterProof.years} Jahre`,
  )
  expect(kept).toContain(`Gespeichert: ${KEPT_FOR.consentDecision.years} Jahre`)
  expect(text).toContain(
    `Gespeichert: ${KEPT_FOR.officeLog.years} Jahre; was ein Eintrag von einer Person enthält`,
  )
  expect(kept).toContain(`Gespeichert: höchstens 24 Stunden; das Cookie ${KEPT_FOR.device.days} Tage`)
  expect(text).toContain(`höchstens ${KEPT_FOR.letterBox.years} Jahre`)
  // What a partner says of itself has no number here.
  const typed = /(?:ein|zwei|drei|vier|fünf|sechs|sieben|zehn)\p{L}* (?:Stunde|Tag|Woche|Monat|Jahr)/u
  expect(kept.filter((line) => typed.test(line))).toEqual([])
})

test('nobody is named who is not set up', () => {
  const text = textIn('de-de')

  expect(text).not.toMatch(/econda|Adyen|Bloomreach|Mailserver|Fehlerberichte/)
})

test.each([
  ['de-de', 'DSGVO', /DSG\)/],
  ['de-ch', 'DSG)', /Art\. 6 Abs\. 1 lit/],
  ['fr-ch', 'LPD)', /art\. 6, par\. 1/],
] as const)('%s cites its own act', (locale, cited, foreign) => {
  const bases = textIn(locale)
    .split('\n')
    .filter((line) => /^(?:Rechtsgrundlage|Base juridique)/.test(line))

  for (const line of bases) expect(line).toContain(cited)
  expect(bases.join()).not.toMatch(foreign)
})

test.each([
  ['de-de', '(Art. 22 DSGVO)', 'Art. 21 DSG'],
  ['de-ch', '(Art. 21 DSG)', 'Art. 22 DSGVO'],
  ['fr-fr', '(art. 22 RGPD)', 'art. 21 LPD'],
  ['fr-ch', '(art. 21 LPD)', 'art. 22 RGPD'],
  ['nl-nl', '(art. 22 AVG)', 'art. 21'],
] as const)('%s names the right against a decision by machine of its own act', (locale, own, foreign) => {
  expect(textIn(locale)).toContain(own)
  expect(textIn(locale)).not.toContain(foreign)
})

test.each(LOCALES_HERE)('in %s nothing is left without words', (locale) => {
  expect(textIn(locale)).not.toMatch(/privacy\.|\{|undefined/)
})

function textIn(locale: (typeof LOCALES)[number]): string {
  const shop = openShop(testBrand, locale)
  return paragraphs(processingText(shop, BARE_SETUP, NOBODY_OUTSIDE).text).join('\n')
}

/** The words of each heading and paragraph. */
function paragraphs(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('content' in node) || !Array.isArray(node.content))
    return []
  const own = node.content.map((child: unknown) => (isText(child) ? child.text : '')).join('')
  return [...(own === '' ? [] : [own]), ...node.content.flatMap(paragraphs)]
}

function isText(node: unknown): node is { text: string } {
  return typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string'
}
