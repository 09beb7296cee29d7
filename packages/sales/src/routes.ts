import type { Handler } from '@shop/engine/on'
import { cancelOwnOrderHandler } from './after-sales/cancel-own-order.ts'
import { complainAboutOrderHandler } from './after-sales/complain-about-order.ts'
import { declareWithdrawalHandler } from './after-sales/declare-withdrawal.ts'
import { loadReturnLabelHandler } from './after-sales/label/load-return-label.ts'
import { loadComplaintPhotoHandler } from './after-sales/load-complaint-photo.ts'
import { putComplaintPhotoHandler } from './after-sales/put-complaint-photo.ts'
import { requestOrderLinkHandler } from './after-sales/request-order-link.ts'
import { withdrawOrderHandler } from './after-sales/withdraw-order.ts'
import { loadBalanceHandler } from './balance/load-balance.ts'
import { addBasketItemHandler } from './basket/add-basket-item.ts'
import { addGiftCardHandler } from './basket/codes/add-gift-card.ts'
import { addVoucherHandler } from './basket/codes/add-voucher.ts'
import { removeGiftCardHandler } from './basket/codes/remove-gift-card.ts'
import { removeVoucherHandler } from './basket/codes/remove-voucher.ts'
import { deleteBasketItemHandler } from './basket/delete-basket-item.ts'
import { giveGiftHandler } from './basket/give-gift.ts'
import { loadBasketHandler } from './basket/load-basket.ts'
import { moveToBasketHandler } from './basket/move-to-basket.ts'
import { saveForLaterHandler } from './basket/save-for-later.ts'
import { updateBasketItemHandler } from './basket/update-basket-item.ts'
import { listPickupPointsHandler } from './checkout/list-pickup-points.ts'
import { loadCheckoutHandler } from './checkout/load-checkout.ts'
import { placeOrderHandler } from './checkout/place-order.ts'
import { putCheckoutAddressesHandler } from './checkout/put-checkout-addresses.ts'
import { putCheckoutGiftDeliveryHandler } from './checkout/put-checkout-gift-delivery.ts'
import { putCheckoutPaymentHandler } from './checkout/put-checkout-payment.ts'
import { putCheckoutShippingHandler } from './checkout/put-checkout-shipping.ts'
import {
  finishExpressHandler,
  keepExpressHandler,
  openExpressHandler,
  priceExpressHandler,
  startExpressHandler,
} from './express/express-handlers.ts'
import { listFormerOrdersHandler } from './former-orders/list-former-orders.ts'
import { listLegalTextsHandler } from './legal-pages/list-legal-texts.ts'
import { loadLegalTextsHandler } from './legal-pages/load-legal-texts.ts'
import { loadLoyaltyNumberHandler } from './loyalty/number/load-loyalty-number.ts'
import { putLoyaltyNumberHandler } from './loyalty/number/put-loyalty-number.ts'
import type { CallContext } from './on.ts'
import { listOrdersHandler } from './order-history/list-orders.ts'
import { loadOrderHandler } from './order-history/load-order.ts'
import { loadPlacedOrderHandler } from './order-history/load-placed-order.ts'
import { reorderHandler } from './order-history/reorder.ts'
import { loadDeliveryCalendarHandler } from './papers/load-delivery-calendar.ts'
import { loadInvoiceHandler } from './papers/load-invoice.ts'
import { loadPlacedInvoiceHandler } from './papers/load-placed-invoice.ts'
import { listSavedCardsHandler } from './saved-cards/list-saved-cards.ts'
import { removeSavedCardHandler } from './saved-cards/remove-saved-card.ts'
import { renameSavedCardHandler } from './saved-cards/rename-saved-card.ts'

/** Every call from the basket to what comes after the sale, one line each. */
export const salesRoutes: readonly Handler<CallContext>[] = [
  loadBalanceHandler,
  listOrdersHandler,
  listFormerOrdersHandler,
  loadOrderHandler,
  reorderHandler,
  cancelOwnOrderHandler,
  declareWithdrawalHandler,
  withdrawOrderHandler,
  loadReturnLabelHandler,
  putComplaintPhotoHandler,
  loadComplaintPhotoHandler,
  complainAboutOrderHandler,
  requestOrderLinkHandler,
  addBasketItemHandler,
  giveGiftHandler,
  updateBasketItemHandler,
  deleteBasketItemHandler,
  loadBasketHandler,
  saveForLaterHandler,
  moveToBasketHandler,
  addVoucherHandler,
  removeVoucherHandler,
  addGiftCardHandler,
  removeGiftCardHandler,
  loadCheckoutHandler,
  putCheckoutAddressesHandler,
  putCheckoutGiftDeliveryHandler,
  putCheckoutShippingHandler,
  listPickupPointsHandler,
  startExpressHandler,
  priceExpressHandler,
  openExpressHandler,
  keepExpressHandler,
  finishExpressHandler,
  putCheckoutPaymentHandler,
  loadLoyaltyNumberHandler,
  putLoyaltyNumberHandler,
  listSavedCardsHandler,
  renameSavedCardHandler,
  removeSavedCardHandler,
  placeOrderHandler,
  loadPlacedOrderHandler,
  loadPlacedInvoiceHandler,
  loadDeliveryCalendarHandler,
  loadInvoiceHandler,
  listLegalTextsHandler,
  loadLegalTextsHandler,
]
