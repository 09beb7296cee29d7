import type { RichTextNode } from '@shop/content/rich-text'
import type { GiftChoice } from '@shop/domain/basket/basket-offers'
import type { Locale } from '@shop/domain/market/markets'
import type { Product, Variant } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { ProductSeal } from '@shop/domain/product/product-facts'
import type { PickerOption } from '@shop/ui/attribute-picker/attribute-picker'
import type { PageCampaign } from '../../page-campaign.ts'

type Nothing = Record<never, never>

/** What a confirmed change came to; a failure keeps the dialog open. */
export type Confirmed = 'done' | 'failed'

/**
 * The props of each dialog that may be opened from anywhere. Dialogs that live off the state of one page (filters,
 * variants, engraving …) are drawn by that page with `ShopDialog` and are not in this list.
 */
export type DialogPropsByName = {
  mobileNavigation: Nothing
  sideNavigation: Nothing
  countryPicker: {
    /** The shop that fits the place where the shopper seems to be; null when the shopper asked for the list. */
    suggested: Locale | null
  }
  campaignBanner: {
    campaign: PageCampaign
    /** It opened by itself: closing it is remembered. */
    openedItself: boolean
  }
  campaignConditions: { title: string; conditions: RichTextNode }
  promotionDisclaimer: { title: string; text: readonly string[] }
  productSeals: { seals: readonly ProductSeal[] }
  carrierInfo: Nothing
  passwordGuide: Nothing
  wishlistMoreInfo: Nothing
  basketShippingCostProgress: Nothing
  deleteAccount: { onConfirm: () => Promise<Confirmed> }
  productPopup: { card: ProductCard }
  clickAndReserveFromBasket: { product: Pick<Product, 'name'>; variant: Variant }
  wishlistAddToCart: {
    productName: string
    options: readonly PickerOption[]
    onAdd: (referenceKey: string) => void
  }
  bundlePromotionAdd: {
    title: string
    text: string
    choices: readonly GiftChoice[]
    onAdd: (choice: GiftChoice) => void
  }
}

export type OpenableDialog = keyof DialogPropsByName
