import type { Command } from '@shop/api-client/office/define-command'
import { packOrder, refundReturn, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import {
  deliverOrder,
  giveMoneyBack,
  noteOrder,
  noteTransfer,
  orderPaper,
  payOrder,
  readdressOrder,
  sendOrder,
  stopOrder,
} from '@shop/api-client/office/order-commands'
import { endReservation, listReservations } from '@shop/api-client/office/reservation-commands'
import { listReturns } from '@shop/api-client/office/return-commands'
import { endVoucher, exportVoucherCodes, makeVoucherCodes } from '@shop/api-client/office/voucher-commands'
import { GOODS_COMMANDS } from '@shop/catalogue/integration/goods-commands'
import { CUSTOMER_COMMANDS } from '@shop/customers/integration/customer-commands'
import type { CommandHandler } from '@shop/engine/command/bind-commands'
import { EXCHANGED_ORDER_COMMANDS } from '@shop/sales/integration/order-commands'
import { PROMOTION_COMMANDS } from '@shop/sales/integration/promotion-commands'
import { type OfficeContext, officeCommand } from '../office/office-commands.ts'

/** One command at one address. Fields of its input that stand in the path are named there. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  tag: string
  summary: string
  handler: CommandHandler<OfficeContext>
}

const READS = new Map(
  [...GOODS_COMMANDS, ...CUSTOMER_COMMANDS, ...EXCHANGED_ORDER_COMMANDS, ...PROMOTION_COMMANDS].map(
    (handler): [string, CommandHandler<OfficeContext>] => [handler.command.name, handler],
  ),
)

function at(
  method: Operation['method'],
  path: string,
  command: Command | string,
  summary: string,
): Operation {
  const name = typeof command === 'string' ? command : command.name
  const handler = READS.get(name) ?? officeCommand(name)
  if (handler === null) throw new Error(`No command is called ${name}: an operation has to name one.`)
  return { method, path, tag: path.split('/')[1] ?? '', summary, handler }
}

/** Every operation on single things; a step of an order is the command of the office and the command line. */
export const OPERATIONS: readonly Operation[] = [
  at('GET', '/products', 'listProducts', 'Products with their variants, by their ids.'),
  at('GET', '/products/{id}', 'readProduct', 'One product.'),
  at('GET', '/prices', 'listPrices', 'Prices that hold now, by variant and country.'),
  at('GET', '/prices/{variantId}', 'readPrices', 'Prices of a variant, and those to come.'),
  at(
    'DELETE',
    '/prices/{variantId}/{country}/{validFrom}',
    'withdrawFuturePrice',
    'Takes a price to come away.',
  ),
  at('GET', '/stock', 'listStock', 'Units that can be sold, by variant.'),
  at('GET', '/stock/{variantId}', 'readStock', 'Units of one variant that can be sold.'),
  at('GET', '/orders', 'listOrders', 'Orders by their numbers, which grow.'),
  at('GET', '/orders/{number}', 'readOrder', 'One order with its lines, payments and parcels.'),
  at(
    'GET',
    '/orders/{number}/papers/{kind}/{paper}',
    orderPaper,
    'An invoice, a correction or a delivery note, as PDF.',
  ),
  at('POST', '/orders/{number}/notes', noteOrder, 'Keeps a remark with the order.'),
  at('POST', '/orders/{number}/packing', packOrder, 'The warehouse has the order.'),
  at('POST', '/orders/{number}/shipments', sendOrder, 'Items have left; what is due is captured.'),
  at('POST', '/orders/{number}/delivery', deliverOrder, 'The order has arrived.'),
  at('POST', '/orders/{number}/payments', payOrder, 'Money came by transfer or in cash.'),
  at('POST', '/orders/{number}/transfers', noteTransfer, 'Money that is owed was transferred by hand.'),
  at('POST', '/orders/{number}/cancellations', stopOrder, 'Items that have not left are cancelled.'),
  at('POST', '/orders/{number}/refunds', giveMoneyBack, 'Money goes back without goods.'),
  at('POST', '/orders/{number}/returns', takeBackGoods, 'Goods came back.'),
  at('POST', '/orders/{number}/return-refunds', refundReturn, 'A return is refunded before it arrives.'),
  at('POST', '/orders/{number}/address', readdressOrder, 'The order goes somewhere else.'),
  at('GET', '/returns', listReturns, 'Returns that are announced, or the last that came.'),
  at('GET', '/reservations', listReservations, 'What stores have put aside, page by page with `after`.'),
  at('POST', '/reservations/{number}/end', endReservation, 'It was collected, or goes back on the shelf.'),
  at('GET', '/customers', 'listCustomers', 'Customers and guests, by their ids.'),
  at('GET', '/customers/{id}', 'readCustomer', 'One of them.'),
  at('GET', '/promotions', 'listPromotions', 'Promotions and vouchers, by their ids.'),
  at('GET', '/promotions/{id}', 'readPromotion', 'One promotion.'),
  at('PUT', '/promotions/{id}', 'writePromotion', 'Makes a promotion, or replaces it.'),
  at('POST', '/promotions/{promotionId}/codes', makeVoucherCodes, 'Makes codes that work once each.'),
  at(
    'GET',
    '/promotions/{promotionId}/codes',
    exportVoucherCodes,
    'Codes of a promotion, with the orders that used them.',
  ),
  at('DELETE', '/vouchers/{code}', endVoucher, 'Switches a code off.'),
  at('GET', '/redirects', 'listRedirects', 'Redirects, by locale and path.'),
]
