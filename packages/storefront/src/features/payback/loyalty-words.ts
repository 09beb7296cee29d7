import type { I18n } from '@lingui/core'
import type { FormProblem } from '@shop/domain/form/form-problem'

/** What a shopper reads of a number that cannot be one, and of an answer that did not come. */
export const LOYALTY_WORDS = {
  field: (i18n: I18n, { key }: FormProblem): string => {
    switch (key) {
      case 'loyalty.number.digits':
        return i18n.t({
          id: 'loyalty.problem.digits',
          message: 'Bitte nur Ziffern: die 10 der Kundennummer oder die 16 der Karte',
        })
      case 'loyalty.number.prefix':
        return i18n.t({ id: 'loyalty.problem.prefix', message: 'Eine PAYBACK Karte beginnt mit 308342' })
      case 'loyalty.number.checkDigit':
        return i18n.t({
          id: 'loyalty.problem.checkDigit',
          message: 'Diese Kartennummer gibt es nicht: Vielleicht ist eine Ziffer vertippt',
        })
      default:
        return i18n.t({
          id: 'loyalty.problem.length',
          message: 'Eine Kundennummer hat 10 Ziffern, eine Karte 16',
        })
    }
  },
  whole: (i18n: I18n): string =>
    i18n.t({ id: 'loyalty.problem.failed', message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.' }),
}
