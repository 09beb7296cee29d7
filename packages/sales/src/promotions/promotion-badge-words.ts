import { type Locale, markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { percentWords } from '@shop/domain/money/percent-sign'
import type { PromotionBadge } from '@shop/domain/promotion/badge/promotion-badge'
import { localeI18n } from '@shop/i18n/locale-i18n'

/** The badge of a promotion in the words of a locale. @see eu-duties C-09 */
export function promotionBadgeWords(badge: PromotionBadge, locale: Locale): string {
  const i18n = localeI18n(locale)
  const money = (amount: number) => formatMoney(amount, markets[locale])
  switch (badge.kind) {
    case 'moreForLess':
      return i18n.t({
        id: 'promotionBadge.moreForLess',
        message: '{take} für {pay}',
        values: { take: String(badge.take), pay: String(badge.pay) },
      })
    case 'together':
      return i18n.t({
        id: 'promotionBadge.together',
        message: '{pieces} für {price}',
        values: { pieces: String(badge.pieces), price: money(badge.price) },
      })
    case 'share': {
      const rate = percentWords(badge.percent, markets[locale])
      return i18n.t({
        id: 'promotionBadge.shareWithCode',
        message: '−{rate} mit Code {code}',
        values: { rate, code: badge.code },
      })
    }
    case 'amount':
      return i18n.t({
        id: 'promotionBadge.amountWithCode',
        message: '−{amount} mit Code {code}',
        values: { amount: money(badge.amount), code: badge.code },
      })
    case 'gift':
      return i18n.t({ id: 'promotionBadge.gift', message: 'Mit Geschenk' })
  }
}
