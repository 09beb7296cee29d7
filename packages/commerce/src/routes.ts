import { changePasswordHandler } from './account/change-password.ts'
import { endSessionHandler } from './account/end-session.ts'
import { endSessionsHandler } from './account/end-sessions.ts'
import { listSessionsHandler } from './account/list-sessions.ts'
import { loadPersonalDataHandler } from './account/load-personal-data.ts'
import { putPersonalDataHandler } from './account/put-personal-data.ts'
import { addAddressHandler } from './addresses/add-address.ts'
import { changeAddressHandler } from './addresses/change-address.ts'
import { deleteAddressHandler } from './addresses/delete-address.ts'
import { listAddressesHandler } from './addresses/list-addresses.ts'
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
import { addGiftCardHandler } from './basket/add-gift-card.ts'
import { addVoucherHandler } from './basket/add-voucher.ts'
import { deleteBasketItemHandler } from './basket/delete-basket-item.ts'
import { loadBasketHandler } from './basket/load-basket.ts'
import { moveToBasketHandler } from './basket/move-to-basket.ts'
import { removeGiftCardHandler } from './basket/remove-gift-card.ts'
import { removeVoucherHandler } from './basket/remove-voucher.ts'
import { saveForLaterHandler } from './basket/save-for-later.ts'
import { updateBasketItemHandler } from './basket/update-basket-item.ts'
import { loadNavigationHandler } from './catalogue/load-navigation.ts'
import { loadProductHandler } from './catalogue/load-product.ts'
import { loadProductsHandler } from './catalogue/load-products.ts'
import { finishExpressHandler, startExpressHandler } from './checkout/express.ts'
import { listPickupPointsHandler } from './checkout/list-pickup-points.ts'
import { loadCheckoutHandler } from './checkout/load-checkout.ts'
import { placeOrderHandler } from './checkout/place-order.ts'
import { putCheckoutAddressesHandler } from './checkout/put-checkout-addresses.ts'
import { putCheckoutPaymentHandler } from './checkout/put-checkout-payment.ts'
import { putCheckoutShippingHandler } from './checkout/put-checkout-shipping.ts'
import { sendContactMessageHandler } from './contact/send-contact-message.ts'
import { deleteAccountHandler } from './data-rights/delete-account.ts'
import { exportUserDataHandler } from './data-rights/export-user-data.ts'
import { loadRequestedExportHandler } from './data-rights/load-requested-export.ts'
import { requestDataExportHandler } from './data-rights/request-data-export.ts'
import { loadGoneProductHandler } from './findable/load-gone-product.ts'
import { loadInvoiceHandler } from './invoice/load-invoice.ts'
import { loadPlacedInvoiceHandler } from './invoice/load-placed-invoice.ts'
import { loadListingHandler } from './listing/load-listing.ts'
import { confirmNewsletterHandler } from './newsletter/confirm-newsletter.ts'
import { subscribeNewsletterHandler } from './newsletter/subscribe-newsletter.ts'
import { unsubscribeNewsletterHandler } from './newsletter/unsubscribe-newsletter.ts'
import type { Handler } from './on.ts'
import { listOrdersHandler } from './order-history/list-orders.ts'
import { loadOrderHandler } from './order-history/load-order.ts'
import { reorderHandler } from './order-history/reorder.ts'
import { loadPlacedOrderHandler } from './orders/load-placed-order.ts'
import { loadRecommendationsHandler } from './recommendations/load-recommendations.ts'
import { recommendForBlockHandler } from './recommendations/recommend-for-block.ts'
import { recommendForSlotHandler } from './recommendations/recommend-for-slot.ts'
import { cancelReminderHandler } from './reminders/cancel-reminder.ts'
import { confirmReminderHandler } from './reminders/confirm-reminder.ts'
import { requestReminderHandler } from './reminders/request-reminder.ts'
import { loadReviewsHandler } from './reviews/load-reviews.ts'
import { writeReviewHandler } from './reviews/write-review.ts'
import { reportConsentHandler } from './rum/report-consent.ts'
import { sendErrorsHandler } from './rum/send-errors.ts'
import { sendMetricsHandler } from './rum/send-metrics.ts'
import { searchProductsHandler } from './search/search-products.ts'
import { suggestSearchHandler } from './search/suggestions/suggest-search.ts'
import { cancelReservationHandler } from './stores/cancel-reservation.ts'
import { listStoresHandler } from './stores/list-stores.ts'
import { loadStoresHandler } from './stores/load-stores.ts'
import { reserveInStoreHandler } from './stores/reserve-in-store.ts'
import { authenticateHandler } from './user/authenticate.ts'
import { checkPasswordHandler } from './user/check-password.ts'
import { loadUserHandler } from './user/load-user.ts'
import { logoutHandler } from './user/logout.ts'
import { resetPasswordHandler } from './user/reset-password.ts'
import { sendResetEmailHandler } from './user/send-reset-email.ts'
import { validateSessionHandler } from './user/validate-session.ts'
import { addWishlistItemHandler } from './wishlist/add-wishlist-item.ts'
import { deleteWishlistItemHandler } from './wishlist/delete-wishlist-item.ts'
import { loadSharedWishlistHandler } from './wishlist/load-shared-wishlist.ts'
import { loadWishlistHandler } from './wishlist/load-wishlist.ts'
import { shareWishlistHandler } from './wishlist/share-wishlist.ts'
import { unshareWishlistHandler } from './wishlist/unshare-wishlist.ts'

/** Every call the shop answers, one line each. */
export const routes: readonly Handler[] = [
  loadNavigationHandler,
  loadListingHandler,
  searchProductsHandler,
  suggestSearchHandler,
  loadProductHandler,
  loadGoneProductHandler,
  loadProductsHandler,
  loadRecommendationsHandler,
  recommendForSlotHandler,
  recommendForBlockHandler,
  loadReviewsHandler,
  writeReviewHandler,
  requestReminderHandler,
  confirmReminderHandler,
  cancelReminderHandler,
  loadStoresHandler,
  listStoresHandler,
  reserveInStoreHandler,
  cancelReservationHandler,
  sendContactMessageHandler,
  loadUserHandler,
  authenticateHandler,
  logoutHandler,
  validateSessionHandler,
  sendResetEmailHandler,
  resetPasswordHandler,
  checkPasswordHandler,
  changePasswordHandler,
  listSessionsHandler,
  endSessionsHandler,
  endSessionHandler,
  loadPersonalDataHandler,
  putPersonalDataHandler,
  listAddressesHandler,
  addAddressHandler,
  changeAddressHandler,
  deleteAddressHandler,
  loadBalanceHandler,
  listOrdersHandler,
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
  exportUserDataHandler,
  requestDataExportHandler,
  loadRequestedExportHandler,
  deleteAccountHandler,
  subscribeNewsletterHandler,
  confirmNewsletterHandler,
  unsubscribeNewsletterHandler,
  addBasketItemHandler,
  updateBasketItemHandler,
  deleteBasketItemHandler,
  loadBasketHandler,
  saveForLaterHandler,
  moveToBasketHandler,
  addVoucherHandler,
  removeVoucherHandler,
  addGiftCardHandler,
  removeGiftCardHandler,
  addWishlistItemHandler,
  deleteWishlistItemHandler,
  loadWishlistHandler,
  shareWishlistHandler,
  unshareWishlistHandler,
  loadSharedWishlistHandler,
  loadCheckoutHandler,
  putCheckoutAddressesHandler,
  putCheckoutShippingHandler,
  listPickupPointsHandler,
  startExpressHandler,
  finishExpressHandler,
  putCheckoutPaymentHandler,
  placeOrderHandler,
  loadPlacedOrderHandler,
  loadPlacedInvoiceHandler,
  loadInvoiceHandler,
  sendMetricsHandler,
  reportConsentHandler,
  sendErrorsHandler,
]
