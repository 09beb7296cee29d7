import { COLOUR_COMMANDS } from '@shop/catalogue/merchandising/colour-commands'
import { GOODS_READS } from '@shop/catalogue/merchandising/goods-reads'
import { LISTING_FILTER_COMMANDS } from '@shop/catalogue/merchandising/listing-filter-commands'
import { RANKING_COMMANDS } from '@shop/catalogue/merchandising/ranking-commands'
import { REDIRECT_COMMANDS } from '@shop/catalogue/merchandising/redirect-commands'
import { SEARCH_WORD_COMMANDS } from '@shop/catalogue/merchandising/search-word-commands'
import { CATEGORY_COMMANDS } from '@shop/catalogue/office/category-commands'
import { NEW_GOODS_COMMANDS } from '@shop/catalogue/office/new-goods-commands'
import { PRICE_COMMANDS } from '@shop/catalogue/office/price-commands'
import { PRODUCT_COMMANDS } from '@shop/catalogue/office/product-commands'
import { PRODUCT_READS } from '@shop/catalogue/office/product-reads'
import { VARIANT_COMMANDS } from '@shop/catalogue/office/variant-commands'
import { CHANGE_VARIANT } from '@shop/catalogue/office/variants/change-variant'
import { COST_COMMANDS } from '@shop/catalogue/office/variants/cost-commands'
import { PLAN_PRICE, WITHDRAW_PRICE } from '@shop/catalogue/office/variants/planned-price-commands'
import { RESERVATION_COMMANDS } from '@shop/catalogue/stores/reservation-commands'
import { STORE_COMMANDS } from '@shop/catalogue/stores/store-commands'
import type { CommandHandler } from '@shop/engine/command/bind-commands'
import { ACCOUNT_COMMANDS } from '@shop/engine/staff/account-commands'
import { COMPANY_LINK_COMMANDS } from '@shop/engine/staff/link-company'
import type { StaffContext } from '@shop/engine/staff/own-account'
import { PASSKEY_COMMANDS } from '@shop/engine/staff/passkey-commands'
import { STAFF_COMMANDS } from '@shop/engine/staff/staff-commands'
import { TOKEN_COMMANDS } from '@shop/engine/tokens/token-commands'
import { EXCHANGE_READS } from '@shop/sales/office/exchange-shelf'
import { FULFILMENT_COMMANDS } from '@shop/sales/office/fulfilment-commands'
import { MONEY_COMMANDS } from '@shop/sales/office/money-commands'
import { ORDER_COMMANDS } from '@shop/sales/office/order-commands'
import { ORDER_READS } from '@shop/sales/office/order-reads'
import { STOCK_COMMANDS } from '@shop/sales/office/stock-commands'
import { GIFT_CARD_COMMANDS } from '@shop/sales/promotion-desk/gift-card-commands'
import { GIFT_CARD_REQUEST_COMMANDS } from '@shop/sales/promotion-desk/gift-card-request-commands'
import { PROMOTION_DESK } from '@shop/sales/promotion-desk/promotion-commands'
import { VOUCHER_COMMANDS } from '@shop/sales/promotion-desk/voucher-commands'
import { RETURN_READS } from '@shop/sales/warehouse/return-reads'
import { WAREHOUSE_COMMANDS } from '@shop/sales/warehouse/warehouse-commands'
import { WAREHOUSE_READS } from '@shop/sales/warehouse/warehouse-reads'
import { CONTENT_COMMANDS } from '../content/content-commands.ts'
import type { ContentDesk } from '../content/content-desk.ts'
import { LINK_COMMANDS } from '../content/link-commands.ts'
import { PICTURE_COMMANDS } from '../content/picture-commands.ts'
import { PICTURE_FOLDER_COMMANDS } from '../content/picture-folder-commands.ts'
import { RELEASE_COMMANDS } from '../content/release-commands.ts'
import { STORY_PLACE_COMMANDS } from '../content/story-place-commands.ts'
import { BALANCE_COMMANDS } from '../customers/balance-commands.ts'
import { CUSTOMER_COMMANDS } from '../customers/customer-commands.ts'
import { FIGURE_COMMANDS } from '../figures/show-figures.ts'
import { SEARCH_FIGURES } from '../figures/unanswered-searches.ts'
import { INBOX_COMMANDS } from '../inbox/inbox-commands.ts'
import { INBOX_READS } from '../inbox/inbox-reads.ts'
import { QUESTION_COMMANDS } from '../inbox/question-commands.ts'
import { RECALL_COMMANDS } from '../recalls/recall-commands.ts'
import { REVIEW_COMMANDS } from '../reviews/review-commands.ts'
import { REVIEW_READS } from '../reviews/review-reads.ts'
import { HEALTH_COMMANDS } from '../system/health-commands.ts'
import { HOOK_COMMANDS } from '../system/hook-commands.ts'
import { MAIL_COMMANDS } from '../system/mail-commands.ts'
import { SETTING_COMMANDS } from '../system/setting-commands.ts'
import { STORE_DEVICE_COMMANDS } from '../system/store-device-commands.ts'
import { SWITCH_COMMANDS } from '../system/switch-commands.ts'
import type { SystemContext } from '../system/system-context.ts'

/** What a process that has a brand adds to every command. */
export type OfficeDesk = Pick<
  SystemContext,
  'shopOf' | 'brandShopOf' | 'returnCarrier' | 'webHooks' | 'catalogueOf' | 'outsideChecks'
> & {
  /** Opens the stories of the shop for changes; null where nobody may change them here. */
  contentDesk?: () => Promise<ContentDesk | null>
}

export type OfficeContext = StaffContext & SystemContext

/** Every command of the office, whatever package runs it. */
export const OFFICE_COMMANDS: readonly CommandHandler<OfficeContext>[] = [
  ...ACCOUNT_COMMANDS,
  ...PASSKEY_COMMANDS,
  ...COMPANY_LINK_COMMANDS,
  ...STAFF_COMMANDS,
  ...TOKEN_COMMANDS,
  ...ORDER_READS,
  ...ORDER_COMMANDS,
  ...FULFILMENT_COMMANDS,
  ...EXCHANGE_READS,
  ...MONEY_COMMANDS,
  ...WAREHOUSE_READS,
  ...WAREHOUSE_COMMANDS,
  ...RETURN_READS,
  ...RESERVATION_COMMANDS,
  ...STORE_COMMANDS,
  ...FIGURE_COMMANDS,
  ...CONTENT_COMMANDS,
  ...RELEASE_COMMANDS,
  ...STORY_PLACE_COMMANDS,
  ...LINK_COMMANDS,
  ...PICTURE_COMMANDS,
  ...PICTURE_FOLDER_COMMANDS,
  ...INBOX_READS,
  ...INBOX_COMMANDS,
  ...QUESTION_COMMANDS,
  ...REVIEW_READS,
  ...REVIEW_COMMANDS,
  ...CUSTOMER_COMMANDS,
  ...BALANCE_COMMANDS,
  ...HEALTH_COMMANDS,
  ...HOOK_COMMANDS,
  ...MAIL_COMMANDS,
  ...SETTING_COMMANDS,
  ...SWITCH_COMMANDS,
  ...STORE_DEVICE_COMMANDS,
  ...RECALL_COMMANDS,
  ...PRODUCT_READS,
  ...PRODUCT_COMMANDS,
  ...NEW_GOODS_COMMANDS,
  ...VARIANT_COMMANDS,
  CHANGE_VARIANT,
  ...COST_COMMANDS,
  ...CATEGORY_COMMANDS,
  ...COLOUR_COMMANDS,
  ...PRICE_COMMANDS,
  PLAN_PRICE,
  WITHDRAW_PRICE,
  ...STOCK_COMMANDS,
  ...GOODS_READS,
  ...PROMOTION_DESK,
  ...VOUCHER_COMMANDS,
  ...GIFT_CARD_COMMANDS,
  ...GIFT_CARD_REQUEST_COMMANDS,
  ...RANKING_COMMANDS,
  ...LISTING_FILTER_COMMANDS,
  ...SEARCH_WORD_COMMANDS,
  ...REDIRECT_COMMANDS,
  ...SEARCH_FIGURES,
]

const BY_NAME = new Map(OFFICE_COMMANDS.map((handler) => [handler.command.name, handler]))

/** What runs the command with a name; null for a name that no command has. */
export function officeCommand(name: string): CommandHandler<OfficeContext> | null {
  return BY_NAME.get(name) ?? null
}
