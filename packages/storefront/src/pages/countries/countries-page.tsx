import { useLingui } from '@lingui/react'
import { CountryPicker } from '@shop/ui/country-picker/country-picker'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { useLocaleHref, useShop } from '../../use-shop.ts'
import css from './countries-page.module.css'

/** The country picker as a page: it needs no script, and it can be linked to. */
export function CountriesPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const localeHref = useLocaleHref()

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
        <CountryPicker
          current={shop.locale}
          locales={shop.locales}
          hrefFor={(locale) => localeHref('/', locale)}
        />
      </div>
    </PageWidth>
  )
}
