import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isLocale, LOCALES, type Locale, type Market, markets } from '@shop/domain/market/markets'
import { createI18n } from '@shop/i18n/create-i18n'
import { loadMessages } from '@shop/i18n/messages'
import { inBrand } from '@shop/i18n/own-messages'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type ShopFormat, shopFormat } from '../src/format/shop-format.ts'
import { ShippingPageProvider } from '../src/price/shipping-page.tsx'
import { ShopFormatProvider } from '../src/shop-format.tsx'
import { brandOf, showsShared } from './brands.ts'

export const localeToolbar = {
  description: 'Market and language',
  toolbar: { title: 'Locale', icon: 'globe' as const, items: [...LOCALES], dynamicTitle: true },
}

/** Fetches the messages of the chosen locale, with the chosen brand's own words, before a story is shown. */
export async function loadI18n({ globals }: { globals: Record<string, unknown> }): Promise<{ i18n: I18n }> {
  const locale = localeOf(globals)
  const own = showsShared(globals) ? {} : brandOf(globals).messages
  return { i18n: createI18n(locale, inBrand(locale, await loadMessages(locale), own)) }
}

/** Every story stands in a shop: messages, formats and the page's language follow the toolbar. */
export const withShop: Decorator = (Story, { globals, loaded }) => {
  const locale = localeOf(globals)
  document.documentElement.lang = markets[locale].languageTag

  return (
    <ShopAround locale={locale} i18n={isI18n(loaded.i18n) ? loaded.i18n : setupI18n()}>
      <Story />
    </ShopAround>
  )
}

type ShopAroundProps = { locale: Locale; i18n: I18n; children: ReactNode }

/** The messages and formats that components ask a shop for. */
export function ShopAround({ locale, i18n, children }: ShopAroundProps) {
  const market = markets[locale]

  return (
    <I18nProvider i18n={i18n}>
      <ShopFormatProvider market={market} format={sampleFormat(market)}>
        <ShippingPageProvider href="/versand/">{children}</ShippingPageProvider>
      </ShopFormatProvider>
    </I18nProvider>
  )
}

/** The locale that the toolbar, or an address, asks for. */
export function localeOf(globals: Record<string, unknown>): Locale {
  const chosen = String(globals.locale)
  return isLocale(chosen) ? chosen : 'de-de'
}

/** Samples are priced in euros in every market: here the same number is shown in the market's currency. */
function sampleFormat(market: Market): ShopFormat {
  const format = shopFormat(market)
  return {
    ...format,
    money: (minorUnits, options) => format.money(minorUnits, { ...options, currency: market.currency }),
  }
}

function isI18n(value: unknown): value is I18n {
  return typeof value === 'object' && value !== null && '_' in value
}
