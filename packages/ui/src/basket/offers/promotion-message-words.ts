import type { I18n } from '@lingui/core'
import type { BasketMessage, PromotionReward } from '@shop/domain/basket/basket-offers'
import type { ShopFormat } from '../../format/shop-format.ts'

type Format = Pick<ShopFormat, 'money' | 'percent'>

/** `Noch ein Artikel, dann gibt es 10 % Rabatt`: what is missing, and what for. @see product §6 */
export function promotionMessageWords(i18n: I18n, message: BasketMessage, format: Format): string {
  const reward = rewardWords(i18n, message.reward, format)
  if (message.kind === 'missing_quantity') {
    return i18n.t({
      id: 'promotion.missingQuantity',
      message: 'Noch {count, plural, one {ein Artikel} other {# Artikel}}, dann bekommen Sie {reward}',
      values: { count: message.quantity, reward },
    })
  }
  return i18n.t({
    id: 'promotion.missingAmount',
    message: 'Noch {amount}, dann bekommen Sie {reward}',
    values: { amount: format.money(message.amount), reward },
  })
}

function rewardWords(i18n: I18n, reward: PromotionReward, { money, percent }: Format): string {
  const { type, discountType, discountValue, price } = reward
  const isFree = discountType === 'relative' && discountValue === 100
  const discount =
    discountType === null || discountValue === null
      ? null
      : discountType === 'relative'
        ? percent(discountValue)
        : money(discountValue)

  if (type === 'automatic_gift' || (type === 'buy_x_get_y' && isFree))
    return i18n.t({ id: 'promotion.rewardGift', message: 'einen Artikel geschenkt' })
  if (type === 'buy_x_get_y' && discount !== null)
    return i18n.t({
      id: 'promotion.rewardNext',
      message: '{discount} Rabatt auf einen weiteren Artikel',
      values: { discount },
    })
  if (type === 'combo_deal' && price !== null)
    return i18n.t({
      id: 'promotion.rewardCombo',
      message: 'alle zusammen für {price}',
      values: { price: money(price) },
    })
  if (discount !== null)
    return i18n.t({ id: 'promotion.rewardDiscount', message: '{discount} Rabatt', values: { discount } })
  return i18n.t({ id: 'promotion.rewardOther', message: 'einen Vorteil' })
}
