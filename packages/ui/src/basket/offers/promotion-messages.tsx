import { Trans, useLingui } from '@lingui/react'
import type { BasketGiftOffer, BasketMessage } from '@shop/domain/basket/basket-offers'
import Gift from 'lucide-react/icons/gift'
import Tag from 'lucide-react/icons/tag'
import { Button } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import { promotionMessageWords } from './promotion-message-words.ts'
import css from './promotion-messages.module.css'

type PromotionMessagesProps = {
  messages: readonly BasketMessage[]
  gifts: readonly BasketGiftOffer[]
  onChoose: (gift: BasketGiftOffer) => void
  /** Opens the conditions of a promotion. */
  onConditions: (promotion: { id: string; name: string }) => void
}

/** What the basket has earned and may choose, and what is missing until there is more. @see product §6 */
export function PromotionMessages({ messages, gifts, onChoose, onConditions }: PromotionMessagesProps) {
  const { i18n } = useLingui()
  const { money, percent } = useShopFormat()
  const open = gifts.filter(({ count }) => count > 0)
  // First what is there already: one more comes once this one is chosen.
  const missing = messages.filter((message) =>
    open.every(({ promotionId }) => promotionId !== message.promotionId),
  )
  if (missing.length === 0 && open.length === 0) return null

  return (
    <ul className={css.list}>
      {open.map((gift) => (
        <li key={`gift-${gift.promotionId}`} className={css.message} data-kind="gift">
          <Icon of={Gift} />
          <p className={css.words}>
            <strong>{gift.name}</strong>
            <span>
              {i18n.t({
                id: 'promotion.giftEarned',
                message: '{count, plural, one {Ein Artikel steht} other {# Artikel stehen}} zur Wahl.',
                values: { count: gift.count },
              })}
            </span>
          </p>
          <Button size="s" aria-haspopup="dialog" onClick={() => onChoose(gift)}>
            <Trans id="promotion.choose.open" message="Aussuchen" />
          </Button>
        </li>
      ))}
      {missing.map((message) => (
        <li key={`${message.promotionId}-${message.kind}`} className={css.message}>
          <Icon of={Tag} />
          <p className={css.words}>
            <strong>{promotionMessageWords(i18n, message, { money, percent })}</strong>
            <button
              type="button"
              className={css.conditions}
              aria-haspopup="dialog"
              onClick={() => onConditions({ id: message.promotionId, name: message.name })}
            >
              {i18n.t({
                id: 'promotion.conditionsOf',
                message: '{name}: Bedingungen',
                values: { name: message.name },
              })}
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}
