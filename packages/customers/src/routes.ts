import type { Handler } from '@shop/engine/on'
import { changePasswordHandler } from './account/change-password.ts'
import { endSessionHandler } from './account/end-session.ts'
import { endSessionsHandler } from './account/end-sessions.ts'
import { confirmEmailChangeHandler, undoEmailChangeHandler } from './account/follow-email-change.ts'
import { listSessionsHandler } from './account/list-sessions.ts'
import { loadPersonalDataHandler } from './account/load-personal-data.ts'
import { putPersonalDataHandler } from './account/put-personal-data.ts'
import { requestEmailChangeHandler } from './account/request-email-change.ts'
import { addAddressHandler } from './addresses/add-address.ts'
import { changeAddressHandler } from './addresses/change-address.ts'
import { deleteAddressHandler } from './addresses/delete-address.ts'
import { listAddressesHandler } from './addresses/list-addresses.ts'
import { listTownsHandler } from './addresses/list-towns.ts'
import { suggestAddressesHandler } from './addresses/suggest-addresses.ts'
import { sendContactMessageHandler } from './contact/send-contact-message.ts'
import { addGiftListItemHandler } from './gift-lists/add-gift-list-item.ts'
import { changeGiftListHandler } from './gift-lists/change-gift-list.ts'
import { changeGiftListItemHandler } from './gift-lists/change-gift-list-item.ts'
import { createGiftListHandler } from './gift-lists/create-gift-list.ts'
import { deleteGiftListHandler } from './gift-lists/delete-gift-list.ts'
import { deleteGiftListItemHandler } from './gift-lists/delete-gift-list-item.ts'
import { loadGiftListHandler } from './gift-lists/load-gift-list.ts'
import { loadGiftListsHandler } from './gift-lists/load-gift-lists.ts'
import { loadSharedGiftListHandler } from './gift-lists/load-shared-gift-list.ts'
import { markGiftBoughtHandler } from './gift-lists/mark-gift-bought.ts'
import { putGiftListAddressHandler } from './gift-lists/put-gift-list-address.ts'
import { shareGiftListHandler } from './gift-lists/share-gift-list.ts'
import { thankForGiftHandler } from './gift-lists/thank-for-gift.ts'
import { endOwnReminderHandler } from './mail-choices/end-own-reminder.ts'
import { loadMailChoicesHandler } from './mail-choices/load-mail-choices.ts'
import { putMailChoicesHandler } from './mail-choices/put-mail-choices.ts'
import { putNewsletterTopicsHandler } from './mail-choices/put-newsletter-topics.ts'
import { putReviewInvitationsHandler } from './mail-choices/put-review-invitations.ts'
import { confirmNewsletterHandler } from './newsletter/confirm-newsletter.ts'
import { subscribeNewsletterHandler } from './newsletter/subscribe-newsletter.ts'
import { unsubscribeNewsletterHandler } from './newsletter/unsubscribe-newsletter.ts'
import type { CallContext } from './on.ts'
import { addPasskeyHandler } from './passkeys/add-passkey.ts'
import { listPasskeysHandler } from './passkeys/list-passkeys.ts'
import { removePasskeyHandler } from './passkeys/remove-passkey.ts'
import { renamePasskeyHandler } from './passkeys/rename-passkey.ts'
import { signInWithPasskeyHandler } from './passkeys/sign-in-with-passkey.ts'
import { startPasskeyHandler } from './passkeys/start-passkey.ts'
import { startPasskeySignInHandler } from './passkeys/start-passkey-sign-in.ts'
import { askQuestionHandler } from './questions/ask-question.ts'
import { cancelReminderHandler } from './reminders/cancel-reminder.ts'
import { confirmReminderHandler } from './reminders/confirm-reminder.ts'
import { requestReminderHandler } from './reminders/request-reminder.ts'
import { endReviewInvitationsHandler } from './review-invitations/end-review-invitations.ts'
import { reportReviewHandler } from './reviews/report-review.ts'
import { writeReviewHandler } from './reviews/write-review.ts'
import { reportConsentHandler } from './rum/report-consent.ts'
import { sendErrorsHandler } from './rum/send-errors.ts'
import { sendMetricsHandler } from './rum/send-metrics.ts'
import { authenticateHandler } from './user/authenticate.ts'
import { loadUserHandler } from './user/load-user.ts'
import { logoutHandler } from './user/logout.ts'
import { checkPasswordHandler } from './user/password/check-password.ts'
import { resetPasswordHandler } from './user/reset-password.ts'
import { sendResetEmailHandler } from './user/send-reset-email.ts'
import { sendSignInCodeHandler } from './user/sign-in-code/send-sign-in-code.ts'
import { signInWithCodeHandler } from './user/sign-in-code/sign-in-with-code.ts'
import { validateSessionHandler } from './user/validate-session.ts'
import { addWishlistItemHandler } from './wishlist/add-wishlist-item.ts'
import { deleteWishlistItemHandler } from './wishlist/delete-wishlist-item.ts'
import { loadSharedWishlistHandler } from './wishlist/load-shared-wishlist.ts'
import { loadWishlistHandler } from './wishlist/load-wishlist.ts'
import { shareWishlistHandler } from './wishlist/share-wishlist.ts'
import { unshareWishlistHandler } from './wishlist/unshare-wishlist.ts'

/** Every call about customers and what they keep, one line each. */
export const customerRoutes: readonly Handler<CallContext>[] = [
  writeReviewHandler,
  reportReviewHandler,
  askQuestionHandler,
  endReviewInvitationsHandler,
  requestReminderHandler,
  confirmReminderHandler,
  cancelReminderHandler,
  sendContactMessageHandler,
  listTownsHandler,
  suggestAddressesHandler,
  loadUserHandler,
  authenticateHandler,
  logoutHandler,
  validateSessionHandler,
  sendResetEmailHandler,
  resetPasswordHandler,
  sendSignInCodeHandler,
  signInWithCodeHandler,
  startPasskeySignInHandler,
  signInWithPasskeyHandler,
  listPasskeysHandler,
  startPasskeyHandler,
  addPasskeyHandler,
  renamePasskeyHandler,
  removePasskeyHandler,
  checkPasswordHandler,
  changePasswordHandler,
  requestEmailChangeHandler,
  confirmEmailChangeHandler,
  undoEmailChangeHandler,
  listSessionsHandler,
  endSessionsHandler,
  endSessionHandler,
  loadPersonalDataHandler,
  putPersonalDataHandler,
  listAddressesHandler,
  addAddressHandler,
  changeAddressHandler,
  deleteAddressHandler,
  subscribeNewsletterHandler,
  confirmNewsletterHandler,
  unsubscribeNewsletterHandler,
  loadMailChoicesHandler,
  putMailChoicesHandler,
  putNewsletterTopicsHandler,
  putReviewInvitationsHandler,
  endOwnReminderHandler,
  addWishlistItemHandler,
  deleteWishlistItemHandler,
  loadWishlistHandler,
  shareWishlistHandler,
  unshareWishlistHandler,
  loadSharedWishlistHandler,
  loadGiftListsHandler,
  createGiftListHandler,
  loadGiftListHandler,
  changeGiftListHandler,
  deleteGiftListHandler,
  shareGiftListHandler,
  putGiftListAddressHandler,
  addGiftListItemHandler,
  changeGiftListItemHandler,
  deleteGiftListItemHandler,
  loadSharedGiftListHandler,
  markGiftBoughtHandler,
  thankForGiftHandler,
  sendMetricsHandler,
  reportConsentHandler,
  sendErrorsHandler,
]
