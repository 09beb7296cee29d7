import { useLingui } from '@lingui/react'
import type { Basket } from '@shop/domain/basket/basket'
import type { BasketGiftOffer, GiftChoice } from '@shop/domain/basket/basket-offers'
import { PromotionMessages } from '@shop/ui/basket/offers/promotion-messages'
import { useSetAtom } from 'jotai'
import { addToBasketAtom } from '../../features/basket/basket.atoms.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'

type BasketOffersProps = { basket: Basket; onNotice: (words: string) => void }

/** What the shopper may still choose or reach, with the dialogs behind it. @see product §6, §8 */
export function BasketOffers({ basket, onNotice }: BasketOffersProps) {
  const { i18n } = useLingui()
  const openDialog = useSetAtom(openDialogAtom)
  const add = useSetAtom(addToBasketAtom)

  const take = async ({ promotionId }: BasketGiftOffer, variantId: number) => {
    onNotice('')
    const failed = i18n.t({
      id: 'promotion.giftFailed',
      message: 'Diesen Artikel haben wir gerade nicht. Bitte suchen Sie einen anderen aus.',
    })
    try {
      const { type } = await add({ variantId, quantity: 1, giftOf: promotionId })
      if (type === 'failure') onNotice(failed)
    } catch {
      onNotice(failed)
    }
  }

  return (
    <PromotionMessages
      messages={basket.messages}
      gifts={basket.gifts}
      onChoose={(gift) =>
        openDialog('bundlePromotionAdd', {
          title: gift.name,
          text: i18n.t({
            id: 'promotion.giftText',
            message:
              '{count, plural, one {Einer dieser Artikel gehört dazu} other {# dieser Artikel gehören dazu}}.',
            values: { count: gift.count },
          }),
          choices: gift.cards,
          onAdd: (choice: GiftChoice) => void take(gift, choice.variantId),
        })
      }
      onConditions={({ name }) =>
        openDialog('promotionDisclaimer', {
          title: name,
          text: [
            i18n.t({
              id: 'promotion.conditionsAutomatic',
              message:
                'Der Vorteil wird abgezogen, sobald der Warenkorb ihn erreicht; ein Code ist nicht nötig.',
            }),
            i18n.t({
              id: 'promotion.conditionsExcluded',
              message:
                'Preisgebundene Artikel, Säuglingsanfangsnahrung und Geschenkkarten sind ausgenommen. Gilt, solange der Vorrat reicht; keine Barauszahlung.',
            }),
            i18n.t({
              id: 'promotion.conditionsReturn',
              message:
                'Wird ein Artikel zurückgegeben, gilt für den Rest, was dafür an Vorteil erreicht ist.',
            }),
          ],
        })
      }
    />
  )
}
