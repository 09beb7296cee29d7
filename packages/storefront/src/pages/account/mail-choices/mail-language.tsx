import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { SelectField } from '@shop/ui/select-field/select-field'
import { useShop } from '../../../use-shop.ts'
import css from '../account-form.module.css'

/** Stands for no choice; no locale is called so. */
const AS_IT_COMES = 'as-it-comes'

type MailLanguageProps = { chosen: Locale | null; onChange: (locale: Locale | null) => void }

/** The language of reminders, invitations to review and notices. */
export function MailLanguage({ chosen, onChange }: MailLanguageProps) {
  const { i18n } = useLingui()
  const { locales } = useShop()
  const asItComes = i18n.t({ id: 'mailChoices.asItComes', message: 'Wie der Shop, um den es geht' })

  return (
    <section className={css.part} aria-labelledby="mail-language-title">
      <h2 className={css.subtitle} id="mail-language-title">
        <Trans id="mailChoices.language" message="Sprache der E-Mails" />
      </h2>
      <div className={css.form}>
        <SelectField
          name="mail-language"
          label={i18n.t({
            id: 'mailChoices.languageLabel',
            message: 'Erinnerungen, Bitten um Bewertung, Hinweise zum Konto',
          })}
          hint={i18n.t({
            id: 'mailChoices.languageHint',
            message: 'Zu einer Bestellung schreiben wir in der Sprache, in der bestellt wurde.',
          })}
          required
          value={chosen ?? AS_IT_COMES}
          options={[
            { value: AS_IT_COMES, label: asItComes },
            ...locales.map((locale) => ({ value: locale, label: countryLabel(locale) })),
          ]}
          onChange={(value) => onChange(locales.find((locale) => locale === value) ?? null)}
        />
      </div>
    </section>
  )
}
