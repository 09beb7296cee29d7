import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import { pagePath } from '@shop/domain/link/page-link'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { MailContent } from '@shop/mail/mail-content'

type Texts = { texts: readonly KeptLegalText[]; addressOf: (path: string) => string }

/**
 * The terms and the instruction on withdrawal with its form, whole, as the mail is what the law calls a durable medium
 * and a link is none.
 *
 * @see eu-duties C-21; Directive 2011/83/EU art. 8(7)
 */
export function contractDocuments({ texts, addressOf }: Texts): NonNullable<MailContent['documents']> {
  return texts.map(({ text: { title, parts } }) => ({ title, parts, addressOf }))
}

/** Where the same version is found again. */
export function contractSection(
  i18n: I18n,
  { texts, addressOf }: Texts,
): NonNullable<MailContent['sections']>[number] {
  return {
    title: i18n.t({ id: 'legalVersions.ofOrder', message: 'Bedingungen dieser Bestellung' }),
    lines: [
      i18n.t({
        id: 'mail.terms.below',
        message:
          'Die Geschäftsbedingungen und die Belehrung über das Widerrufsrecht mit dem Muster-Formular stehen vollständig am Ende dieser E-Mail.',
      }),
    ],
    link: {
      label: i18n.t({ id: 'mail.terms.kept', message: 'Dieselbe Fassung im Shop lesen' }),
      address: addressOf(pagePath('legalVersions', { id: texts.map(({ id }) => id).join('.') })),
    },
  }
}
