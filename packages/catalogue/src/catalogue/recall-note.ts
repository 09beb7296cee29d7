import type { Locale } from '@shop/domain/market/markets'
import type { Product } from '@shop/domain/product/product'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** What a card says instead of sold out where a recall is the reason; null without one. @see eu-duties C-15 */
export function recallNote(locale: Locale, { variants }: Pick<Product, 'variants'>): string | null {
  if (!variants.some(({ isRecalled }) => isRecalled)) return null
  return localeI18n(locale).t({ id: 'basket.recalledShort', message: 'Zurückgerufen' })
}
