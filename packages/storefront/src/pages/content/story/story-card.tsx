import type { CardPlace } from '@shop/blocks/shop-slots.ts'
import { cardInList } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { PRODUCT_SLIDER_SIZES } from '@shop/ui/product-slider/product-slider'
import { RowCard } from '../../../features/product/row-card.tsx'
import { useSelectListed } from '../../../features/tracking/seen-list.tsx'
import { usePageCampaign } from '../../../features/tracking/use-page-campaign.ts'

type StoryCardProps = { card: ProductCard; index: number; place: CardPlace | undefined }

/** A product among what editors wrote, as this shop draws its cards; a campaign that led to the page goes on with it. */
export function StoryCard({ card, index, place }: StoryCardProps) {
  const { sizes = PRODUCT_SLIDER_SIZES, flags, list } = place ?? {}
  const sent = { id: '', name: '', ...list, campaign: usePageCampaign() }
  const select = useSelectListed(sent, card, index)

  return (
    <RowCard card={cardInList(card, sent)} sizes={sizes} {...flags} {...(list ? { onSelect: select } : {})} />
  )
}
