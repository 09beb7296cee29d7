import { GOODS_READS } from '@shop/catalogue/merchandising/goods-reads'
import { RANKING_COMMANDS } from '@shop/catalogue/merchandising/ranking-commands'
import { SEARCH_WORD_COMMANDS } from '@shop/catalogue/merchandising/search-word-commands'
import type { CommandHandler } from '@shop/engine/command/bind-commands'
import { ACCOUNT_COMMANDS, type StaffContext } from '@shop/engine/staff/account-commands'
import { STAFF_COMMANDS } from '@shop/engine/staff/staff-commands'
import { TOKEN_COMMANDS } from '@shop/engine/tokens/token-commands'
import { FULFILMENT_COMMANDS } from '@shop/sales/office/fulfilment-commands'
import type { OfficeContext as SalesContext } from '@shop/sales/office/office-context'
import { ORDER_COMMANDS } from '@shop/sales/office/order-commands'
import { ORDER_READS } from '@shop/sales/office/order-reads'
import { GIFT_CARD_COMMANDS } from '@shop/sales/promotion-desk/gift-card-commands'
import { PROMOTION_DESK } from '@shop/sales/promotion-desk/promotion-commands'
import { VOUCHER_COMMANDS } from '@shop/sales/promotion-desk/voucher-commands'
import { WAREHOUSE_COMMANDS } from '@shop/sales/warehouse/warehouse-commands'
import { WAREHOUSE_READS } from '@shop/sales/warehouse/warehouse-reads'
import { FIGURE_COMMANDS } from '../figures/show-figures.ts'
import { SEARCH_FIGURES } from '../figures/unanswered-searches.ts'

/** What a process that has a brand adds to every command. */
export type OfficeDesk = Pick<SalesContext, 'shopOf' | 'returnCarrier' | 'catalogueOf'>

export type OfficeContext = StaffContext & OfficeDesk

/** Every command of the office, whatever package runs it. */
export const OFFICE_COMMANDS: readonly CommandHandler<OfficeContext>[] = [
  ...ACCOUNT_COMMANDS,
  ...STAFF_COMMANDS,
  ...TOKEN_COMMANDS,
  ...ORDER_READS,
  ...ORDER_COMMANDS,
  ...FULFILMENT_COMMANDS,
  ...WAREHOUSE_READS,
  ...WAREHOUSE_COMMANDS,
  ...FIGURE_COMMANDS,
  ...GOODS_READS,
  ...PROMOTION_DESK,
  ...VOUCHER_COMMANDS,
  ...GIFT_CARD_COMMANDS,
  ...RANKING_COMMANDS,
  ...SEARCH_WORD_COMMANDS,
  ...SEARCH_FIGURES,
]

const BY_NAME = new Map(OFFICE_COMMANDS.map((handler) => [handler.command.name, handler]))

/** What runs the command with a name; null for a name that no command has. */
export function officeCommand(name: string): CommandHandler<OfficeContext> | null {
  return BY_NAME.get(name) ?? null
}
