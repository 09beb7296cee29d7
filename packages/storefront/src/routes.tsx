import { accountContactRoute } from './pages/account/account-contact-route.ts'
import { accountRoute } from './pages/account/account-route.ts'
import { basketRoute } from './pages/basket/basket-route.ts'
import { checkoutRoute } from './pages/checkout/checkout-route.ts'
import { contactRoute } from './pages/contact/contact-route.ts'
import { contentRoute, homeRoute } from './pages/content/content-route.ts'
import { countriesRoute } from './pages/countries/countries-route.ts'
import { documentationRoute } from './pages/documentation/documentation-route.ts'
import { checkoutLoginRoute } from './pages/login/checkout-login-route.ts'
import { loginRoute } from './pages/login/login-route.ts'
import { newPasswordRoute } from './pages/new-password/new-password-route.ts'
import { productRoute } from './pages/product/product-route.ts'
import { searchRoute } from './pages/search/search-route.ts'
import { thankYouRoute } from './pages/thank-you/thank-you-route.ts'
import { wishlistRoute } from './pages/wishlist/wishlist-route.ts'
import { root } from './shell/root.tsx'

/** Every address of the shop, one line each; all but the last are fixed words. @see spec §2 */
export const routeTree = root.addChildren([
  homeRoute, // /
  productRoute, // /p/$pdp/
  searchRoute, // /suche/
  wishlistRoute, // /wunschliste/
  basketRoute, // /warenkorb/
  checkoutRoute, // /kasse/
  checkoutLoginRoute, // /kasse/login/
  thankYouRoute, // /danke/
  contactRoute, // /kontakt/
  loginRoute, // /login/
  newPasswordRoute, // /konto/neues-passwort/
  accountRoute, // /konto/
  accountContactRoute, // /konto/kontakt/
  countriesRoute, // /laender/
  documentationRoute, // /documentation/{slug...}/
  contentRoute, // /{slug...}/
])
