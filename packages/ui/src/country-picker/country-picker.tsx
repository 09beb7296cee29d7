import type { Locale } from '@shop/domain/market/markets'
import Check from 'lucide-react/icons/check'
import { countryChoices, countryLabel } from './country-choices.ts'
import css from './country-picker.module.css'

type CountryPickerProps = {
  current: Locale
  /** Where the brand sells. */
  locales: readonly Locale[]
  /** Where the same page stands in another shop. */
  hrefFor: (locale: Locale) => string
  onPick?: (locale: Locale) => void
}

/** Content of the country dialog: links, so that a shop can also be opened in a new tab. */
export function CountryPicker({ current, locales, hrefFor, onPick }: CountryPickerProps) {
  return (
    <ul className={css.list}>
      {countryChoices(locales).map((choice) => (
        <li key={choice.country}>
          <span className={css.code} aria-hidden="true">
            {choice.country}
          </span>
          <span className={css.name}>{choice.name}</span>
          <ul className={css.languages}>
            {choice.locales.map(({ locale, language, languageTag }) => (
              <li key={locale}>
                <a
                  className={css.language}
                  href={hrefFor(locale)}
                  hrefLang={languageTag}
                  lang={languageTag}
                  aria-label={countryLabel(locale)}
                  aria-current={locale === current || undefined}
                  onClick={() => onPick?.(locale)}
                >
                  {language}
                  {locale === current ? <Check size={16} strokeWidth={2} aria-hidden="true" /> : null}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
