import { Trans, useLingui } from '@lingui/react'
import { type Locale, markets } from '@shop/domain/market/markets'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { CountryPicker } from '@shop/ui/country-picker/country-picker'
import { CountrySuggestion } from '@shop/ui/country-picker/country-suggestion'
import { useLocation } from '@tanstack/react-router'
import { localeCookie } from '../../features/country-picker/stored-locale.ts'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useLocaleHref, useShop } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'

/**
 * Every shop of the brand. A choice is kept for a year; closing a suggestion is a choice to stay.
 *
 * @see spec §4 "Country picker"
 */
export default function CountryPickerDialog(props: DialogPropsByName['countryPicker'] & StackedDialogProps) {
  const { suggested, onClose, ...stacked } = props
  const { i18n } = useLingui()
  const { locale: current, locales } = useShop()
  const localeHref = useLocaleHref()
  // A shared list stands behind the hash.
  const here = useLocation({
    select: ({ pathname, searchStr, hash }) => pathname + searchStr + (hash === '' ? '' : `#${hash}`),
  })
  const hrefFor = (locale: Locale) => localeHref(here, locale)
  const stay = () => {
    if (suggested !== null) choose(current)
    onClose()
  }

  return (
    <ShopDialog
      name="countryPicker"
      title={i18n.t({ id: 'country.title', message: 'Land und Sprache' })}
      onClose={stay}
      {...stacked}
    >
      {suggested === null ? null : (
        <CountrySuggestion
          label={countryLabel(suggested)}
          languageTag={markets[suggested].languageTag}
          href={hrefFor(suggested)}
          onGo={() => choose(suggested)}
          onStay={stay}
        />
      )}
      {suggested === null ? null : (
        <p>
          <Trans id="country.others" message="Oder ein anderer Shop:" />
        </p>
      )}
      <CountryPicker
        current={current}
        locales={locales}
        hrefFor={hrefFor}
        onPick={(locale) => {
          choose(locale)
          if (locale === current) onClose()
        }}
      />
    </ShopDialog>
  )
}

function choose(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there in every browser yet
  document.cookie = localeCookie(locale, window.location.protocol === 'https:')
}
