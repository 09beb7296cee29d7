import { accountContactRoute } from './pages/account/account-contact-route.ts'
import { accountRoute } from './pages/account/account-route.ts'
import { addressBookRoute } from './pages/account/address-book/address-book-route.ts'
import { balanceRoute } from './pages/account/balance-route.ts'
import { deleteAccountRoute } from './pages/account/delete-account/delete-account-route.ts'
import { mailChoicesRoute } from './pages/account/mail-choices/mail-choices-route.ts'
import { myDataRoute } from './pages/account/my-data/my-data-route.ts'
import { passwordRoute } from './pages/account/password/password-route.ts'
import { personalDataRoute } from './pages/account/personal-data/personal-data-route.ts'
import { savedCardsRoute } from './pages/account/saved-cards/saved-cards-route.ts'
import { basketRoute } from './pages/basket/basket-route.ts'
import { checkoutRoute } from './pages/checkout/checkout-route.ts'
import { compareRoute } from './pages/compare/compare-route.ts'
import { contactRoute } from './pages/contact/contact-route.ts'
import { contentRoute, homeRoute } from './pages/content/content-route.ts'
import { countriesRoute } from './pages/countries/countries-route.ts'
import { dataExportRoute } from './pages/data-export/data-export-route.ts'
import { documentationRoute } from './pages/documentation/documentation-route.ts'
import { emailChangeRoute } from './pages/email-change/email-change-route.ts'
import { legalVersionsRoute } from './pages/legal-versions/legal-versions-route.ts'
import { checkoutLoginRoute } from './pages/login/checkout-login-route.ts'
import { loginRoute } from './pages/login/login-route.ts'
import { newPasswordRoute } from './pages/new-password/new-password-route.ts'
import { newsletterRoute } from './pages/newsletter/newsletter-route.ts'
import { complaintRoute } from './pages/orders/complaint-route.ts'
import { orderLookupRoute } from './pages/orders/order-lookup-route.ts'
import { orderRoute } from './pages/orders/order-route.ts'
import { ordersRoute } from './pages/orders/orders-route.ts'
import { productRoute } from './pages/product/product-route.ts'
import { searchRoute } from './pages/search/search-route.ts'
import { sharedWishlistRoute } from './pages/shared-wishlist/shared-wishlist-route.ts'
import { thankYouRoute } from './pages/thank-you/thank-you-route.ts'
import { wishlistRoute } from './pages/wishlist/wishlist-route.ts'
import { withdrawalRoute } from './pages/withdrawal/withdrawal-route.ts'
import { root } from './shell/root.tsx'

/** Every page of the shop, one line each; their addresses are in `@shop/domain/link/pages`. @see spec §2 */
export const routeTree = root.addChildren([
  homeRoute,
  productRoute,
  searchRoute,
  compareRoute,
  sharedWishlistRoute,
  wishlistRoute,
  basketRoute,
  checkoutRoute,
  checkoutLoginRoute,
  thankYouRoute,
  contactRoute,
  loginRoute,
  newPasswordRoute,
  emailChangeRoute,
  accountRoute,
  accountContactRoute,
  addressBookRoute,
  passwordRoute,
  personalDataRoute,
  balanceRoute,
  savedCardsRoute,
  myDataRoute,
  deleteAccountRoute,
  mailChoicesRoute,
  dataExportRoute,
  newsletterRoute,
  ordersRoute,
  orderRoute,
  complaintRoute,
  orderLookupRoute,
  withdrawalRoute,
  legalVersionsRoute,
  countriesRoute,
  documentationRoute,
  contentRoute,
])
