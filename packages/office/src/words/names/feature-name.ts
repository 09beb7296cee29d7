import type { I18n } from '@lingui/core'
import type { FeatureName } from '@shop/domain/shop/brand'

type FeatureWords = { name: string; what: string }

/** What a switch is called, and what shoppers have of it; whoever adds a feature is asked for it by the compiler. */
export function featureWords(feature: FeatureName, i18n: I18n): FeatureWords {
  const words: Record<FeatureName, FeatureWords> = {
    payback: {
      name: i18n.t({ id: 'feature.payback', message: 'PAYBACK points' }),
      what: i18n.t({
        id: 'feature.paybackWhat',
        message: 'Points beside prices, and a number in the checkout.',
      }),
    },
    wishlist: {
      name: i18n.t({ id: 'feature.wishlist', message: 'Wishlist' }),
      what: i18n.t({ id: 'feature.wishlistWhat', message: 'The heart on products, and the list behind it.' }),
    },
    accountBalance: {
      name: i18n.t({ id: 'feature.accountBalance', message: 'Balance in the account' }),
      what: i18n.t({
        id: 'feature.accountBalanceWhat',
        message: 'Customers see their balance and pay with it.',
      }),
    },
    accountOrders: {
      name: i18n.t({ id: 'feature.accountOrders', message: 'Orders in the account' }),
      what: i18n.t({ id: 'feature.accountOrdersWhat', message: 'Customers see what they have ordered.' }),
    },
    faq: {
      name: i18n.t({ id: 'feature.faq', message: 'Frequent questions' }),
      what: i18n.t({
        id: 'feature.faqWhat',
        message: 'The page of questions and answers, and the way to it.',
      }),
    },
    paypalInstallments: {
      name: i18n.t({ id: 'feature.paypalInstallments', message: 'Instalments with PayPal' }),
      what: i18n.t({
        id: 'feature.paypalInstallmentsWhat',
        message: 'What a month would cost, on product pages and in the basket.',
      }),
    },
    clickAndReserve: {
      name: i18n.t({ id: 'feature.clickAndReserve', message: 'Reserve in a store' }),
      what: i18n.t({
        id: 'feature.clickAndReserveWhat',
        message: 'Goods are put aside in a store, without an order.',
      }),
    },
    checkoutLoginGoToGuestBtn: {
      name: i18n.t({ id: 'feature.guest', message: 'Order as a guest' }),
      what: i18n.t({
        id: 'feature.guestWhat',
        message: 'The button beside the sign-in of the checkout that leads on without an account.',
      }),
    },
    contactFormPrefill: {
      name: i18n.t({ id: 'feature.contactFormPrefill', message: 'Contact form filled in' }),
      what: i18n.t({
        id: 'feature.contactFormPrefillWhat',
        message: 'Whoever is signed in finds name and e-mail in the contact form.',
      }),
    },
    cancelOrder: {
      name: i18n.t({ id: 'feature.cancelOrder', message: 'Cancel an order oneself' }),
      what: i18n.t({
        id: 'feature.cancelOrderWhat',
        message: 'A button at orders that were not sent yet.',
      }),
    },
    withdrawalFunction: {
      name: i18n.t({ id: 'feature.withdrawalFunction', message: 'Withdraw from the contract' }),
      what: i18n.t({
        id: 'feature.withdrawalFunctionWhat',
        message: 'The link at the foot of every page with its two steps.',
      }),
    },
    sovendus: {
      name: i18n.t({ id: 'feature.sovendus', message: 'Vouchers of partners' }),
      what: i18n.t({
        id: 'feature.sovendusWhat',
        message: 'Offers of Sovendus after an order, for those who allow it.',
      }),
    },
    partnerInfo: {
      name: i18n.t({ id: 'feature.partnerInfo', message: 'Whose offer it is' }),
      what: i18n.t({
        id: 'feature.partnerInfoWhat',
        message: 'The line below a voucher of a partner that says who gives it.',
      }),
    },
    questions: {
      name: i18n.t({ id: 'feature.questions', message: 'Questions about products' }),
      what: i18n.t({
        id: 'feature.questionsWhat',
        message: 'Shoppers ask on product pages, and read what others were answered.',
      }),
    },
    savedCards: {
      name: i18n.t({ id: 'feature.savedCards', message: 'Saved cards' }),
      what: i18n.t({ id: 'feature.savedCardsWhat', message: 'Customers keep a card for the next order.' }),
    },
    expressPayment: {
      name: i18n.t({ id: 'feature.expressPayment', message: 'Express payment' }),
      what: i18n.t({
        id: 'feature.expressPaymentWhat',
        message:
          'The buttons of wallets in the basket and before the checkout, which bring the address along.',
      }),
    },
    pickupPoints: {
      name: i18n.t({ id: 'feature.pickupPoints', message: 'Pickup points' }),
      what: i18n.t({
        id: 'feature.pickupPointsWhat',
        message: 'Parcels go to a place of the carrier. Orders that were placed so keep theirs.',
      }),
    },
    packaging: {
      name: i18n.t({ id: 'feature.packaging', message: 'Packaging taken back' }),
      what: i18n.t({
        id: 'feature.packagingWhat',
        message: 'The promise, on product pages of bulky goods, that the packaging is taken along.',
      }),
    },
  }
  return words[feature]
}
