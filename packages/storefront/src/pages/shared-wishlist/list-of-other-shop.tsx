import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { type Locale, markets } from '@shop/domain/market/markets'
import { ButtonLink } from '@shop/ui/button/button-link'
import { countryName } from '@shop/ui/checkout/address/address-names.ts'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import Gift from 'lucide-react/icons/gift'
import { GIFT_LINK } from '../../features/gift-lists/gift-link.ts'
import { useLocaleHref } from '../../use-shop.ts'

/** A list of another country, whose goods and prices are others: the way back to its shop. */
export function ListOfOtherShop({ locale, token }: { locale: Locale; token: string }) {
  const { i18n } = useLingui()
  const localeHref = useLocaleHref()
  const { country: code, languageTag } = markets[locale]
  const country = countryName(i18n, code)

  return (
    <EmptyState
      level={1}
      icon={Gift}
      title={i18n.t({
        id: 'sharedGiftList.elsewhereTitle',
        message: 'Diese Liste gehört zum Shop eines anderen Landes',
      })}
      text={i18n.t({
        id: 'sharedGiftList.elsewhereShop',
        message: 'Angelegt wurde sie für dieses Land: {country}. Schenken lässt sich daraus nur dort.',
        values: { country },
      })}
    >
      <ButtonLink
        href={`${localeHref(pagePath('sharedWishlist'), locale)}#${GIFT_LINK}${token}`}
        hrefLang={languageTag}
      >
        <Trans id="sharedGiftList.toItsShop" message="Zur Liste" />
      </ButtonLink>
    </EmptyState>
  )
}
