import { useLingui } from '@lingui/react'
import { shopPath, shopUrl } from '@shop/domain/link/shop-address'
import type { Locale } from '@shop/domain/shop/markets'
import { CountryPicker } from '@shop/ui/country-picker/country-picker'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { useRouteContext } from '@tanstack/react-router'
import css from './countries-page.module.css'

/** The country picker as a page: it needs no script, and it can be linked to. */
export function CountriesPage() {
  const { i18n } = useLingui()
  const { shop, origins, defaultOrigin } = useRouteContext({ from: '__root__' })
  // a shop with a host of its own is another site; the others are a path on this one
  const hrefFor = (locale: Locale) =>
    origins?.[locale] ? shopUrl(locale, '/', origins, defaultOrigin) : shopPath(locale, '/', origins)

  return (
    <PageWidth size="reading">
      <div className={css.page}>
        <ListingHeader
          title={i18n.t({ id: 'country.title', message: 'Land und Sprache' })}
          intro={i18n.t({
            id: 'country.intro',
            message: 'Preise, Versand und Zahlungsarten richten sich nach dem gewählten Land.',
          })}
        />
        <CountryPicker current={shop.locale} hrefFor={hrefFor} />
      </div>
    </PageWidth>
  )
}
