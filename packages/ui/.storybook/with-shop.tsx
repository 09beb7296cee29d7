import { I18nProvider } from '@lingui/react'
import { isLocale, LOCALES, markets } from '@shop/domain/shop/markets'
import { createI18n } from '@shop/i18n/create-i18n'
import type { Decorator } from '@storybook/react-vite'
import { ShopFormatProvider } from '../src/shop-format.tsx'

export const localeToolbar = {
  description: 'Market and language',
  toolbar: { title: 'Locale', icon: 'globe' as const, items: [...LOCALES], dynamicTitle: true },
}

/** Every story stands in a shop: messages, formats and the page's language follow the toolbar. */
export const withShop: Decorator = (Story, { globals }) => {
  const chosen = String(globals.locale)
  const locale = isLocale(chosen) ? chosen : 'de-de'
  const market = markets[locale]
  document.documentElement.lang = market.languageTag

  return (
    <I18nProvider i18n={createI18n(locale)}>
      <ShopFormatProvider market={market}>
        <Story />
      </ShopFormatProvider>
    </I18nProvider>
  )
}
