import { reservationMail } from '@shop/catalogue/stores/reservation-mail'
import {
  emailChangeAskedMail,
  emailChangedMail,
  emailChangeMail,
} from '@shop/customers/account/email-change-mails'
import { contactAnswerMail } from '@shop/customers/contact/contact-answer-mail'
import { contactMails } from '@shop/customers/contact/contact-mails'
import { newsletterLink } from '@shop/customers/newsletter/newsletter-links'
import { newsletterMail } from '@shop/customers/newsletter/newsletter-mail'
import { passkeyMail } from '@shop/customers/passkeys/passkey-mail'
import { questionAnsweredMail, questionDeclinedMail } from '@shop/customers/questions/question-mails'
import { reminderMail } from '@shop/customers/reminders/reminder-mails'
import { reviewInvitationMail } from '@shop/customers/review-invitations/review-invitation-mail'
import {
  reportDecidedMail,
  reportReceivedMail,
  reviewRemovedMail,
} from '@shop/customers/reviews/report-mails'
import { signInCodeMail } from '@shop/customers/user/sign-in-code/sign-in-code-mail'
import { welcomeMail } from '@shop/customers/user/welcome-mail'
import type { BasketItem } from '@shop/domain/basket/basket'
import { parcelCarriers } from '@shop/domain/carrier/carriers'
import { pagePath } from '@shop/domain/link/page-link'
import { bankDetails } from '@shop/domain/order/bank-details'
import type { Order } from '@shop/domain/order/order'
import { maskedPaybackNumber } from '@shop/domain/payback/payback-number'
import { bankAccount, type Shop } from '@shop/domain/shop/shop'
import { anOrder } from '@shop/domain/testing/an-order'
import { linkMail } from '@shop/mail/link-mails'
import type { Mail } from '@shop/mail/mail'
import { giftCardMail } from '@shop/sales/gift-cards/gift-card-mail'
import {
  complaintAnsweredMail,
  complaintReceivedMail,
  orderLinkMail,
  returnAnnouncedMail,
  withdrawalReceivedMail,
} from '@shop/sales/order-mails/after-sales-mails'
import { orderConfirmationMail } from '@shop/sales/order-mails/order-confirmation-mail'
import { invoiceAgainMail, orderAddressChangedMail } from '@shop/sales/order-mails/order-desk-mails'
import { orderExchangedMail } from '@shop/sales/order-mails/order-exchanged-mail'
import { orderAddress, orderPageAddress } from '@shop/sales/order-mails/order-links'
import { orderNewsMail } from '@shop/sales/order-mails/order-news-mail'
import { paymentReminderMail } from '@shop/sales/order-mails/payment-reminder-mail'
import { recallMail } from '@shop/sales/order-mails/recall-mail'
import { cardMail } from '@shop/sales/saved-cards/card-mail'
import { accountDeletedMail } from '../data-rights/account-deleted-mail.ts'
import { accountEndingMail } from '../data-rights/account-ending-mail.ts'
import type { SampleGoods } from './sample-goods-store.ts'

const TO = 'ada@example.org'
const SOON = new Date('2026-12-01T17:00:00Z')
const sampleCard = {
  to: TO,
  card: { brand: 'visa', lastFour: '4242', name: null, expiry: { month: 11, year: 2029 } },
  at: SOON,
}

/**
 * A sample of every mail of a shop, with invented people and goods.
 *
 * @see product §9
 */
export function sampleMails(
  shop: Shop,
  addressOf: (path: string) => string,
  goods: readonly SampleGoods[] = [],
): Mail[] {
  const order = sampleOrder(shop, goods)
  return [
    ...orderMails(shop, addressOf, order),
    ...linkMails(shop, addressOf),
    ...otherMails(shop, addressOf, order),
  ]
}

/** The order that the samples are about, with goods of the shop where some are given. */
export function sampleOrder(shop: Shop, goods: readonly SampleGoods[] = []): Order {
  const order = anOrder({ key: 'V', market: shop.market, lines: 3, fields: { locale: shop.locale } })
  const packages = order.packages.map((parcel) => ({
    ...parcel,
    items: parcel.items.map((item, index) => {
      const { name, image } = goods[index] ?? {}
      if (name === undefined || !image) return item
      return { ...item, product: { ...item.product, name, images: [image] } }
    }),
  }))
  return { ...order, packages }
}

function firstOf({ packages }: Order): BasketItem {
  const [item] = packages.flatMap(({ items }) => items)
  if (item === undefined) throw new Error('The sample order is empty: no mail could be shown with its goods.')
  return item
}

function orderMails(shop: Shop, addressOf: (path: string) => string, order: Order): Mail[] {
  const address = orderAddress(addressOf, 'a-sample-token-of-an-order')
  const [carrier] = parcelCarriers(shop.market)
  const tracking = carrier ? { carrier: carrier.key, number: '00340434161094042557' } : null
  const all = { orderId: order.id, positions: [1, 2, 3], tracking: null, amount: null, document: null }
  const document = `${shop.shopId}-00000002`
  return [
    orderConfirmationMail(shop, {
      order,
      address,
      addressOf,
      texts: [],
      bank: bankDetails(shop, { ...order, payBy: SOON.toISOString() }),
      points: shop.features.payback ? { points: 49, number: maskedPaybackNumber('1234567890') } : null,
    }),
    paymentReminderMail(shop, {
      order,
      payBy: SOON.toISOString(),
      bank: { ...bankAccount(shop, order.currencyCode), reference: order.number },
      open: order.totals.total,
      address,
    }),
    orderNewsMail(shop, { news: { ...all, kind: 'shipped', positions: [1, 2], tracking }, order, address }),
    orderNewsMail(shop, {
      news: { ...all, kind: 'cancelled', amount: 1999, document, positions: [1] },
      order,
      address,
    }),
    orderNewsMail(shop, {
      news: { ...all, kind: 'refunded', amount: 1250, document, positions: [] },
      order,
      address,
    }),
    orderAddressChangedMail(shop, { order, address }),
    invoiceAgainMail(shop, { order, address }),
    orderExchangedMail(shop, { order, first: 'LH00000041', address }),
  ]
}

function linkMails(shop: Shop, addressOf: (path: string) => string): Mail[] {
  const newsletterParts = { addressOf, locale: shop.locale, token: 'a-sample-token' }
  return [
    linkMail(shop, 'paymentFailed', { to: TO, address: addressOf(pagePath('checkout')) }),
    linkMail(shop, 'paymentReturned', { to: TO, address: addressOf(pagePath('checkout')) }),
    linkMail(shop, 'resetPassword', {
      to: TO,
      address: addressOf(pagePath('newPassword', { hash: 'sample' })),
    }),
    emailChangeMail(shop, { to: TO, token: 'a-sample-token', addressOf }),
    emailChangeAskedMail(shop, { to: TO, email: 'lindgren@example.org', token: 'a-sample-token', addressOf }),
    emailChangedMail(shop, { to: TO, email: 'lindgren@example.org', token: 'a-sample-token', addressOf }),
    passkeyMail(shop, { change: 'added', to: TO, name: 'Safari, iPhone', addressOf }),
    passkeyMail(shop, { change: 'removed', to: TO, name: 'Safari, iPhone', addressOf }),
    cardMail(shop, { change: 'saved', device: null, ...sampleCard, addressOf }),
    cardMail(shop, { change: 'removed', device: 'Safari, iPhone', ...sampleCard, addressOf }),
    signInCodeMail(shop, { to: TO, code: '048215' }),
    linkMail(shop, 'dataExport', { to: TO, address: `${addressOf(pagePath('dataExport'))}#sample` }),
    newsletterMail(shop, {
      to: TO,
      address: newsletterLink('confirm', newsletterParts),
      unsubscribe: newsletterLink('unsubscribe', newsletterParts),
    }),
  ]
}

function otherMails(shop: Shop, addressOf: (path: string) => string, order: Order): Mail[] {
  const { product } = firstOf(order)
  const [image = null] = product.images
  const reminded = {
    to: TO,
    addressOf,
    productName: product.name,
    image,
    address: addressOf('/'),
    wayOut: addressOf('/'),
  }
  return [
    giftCardMail(shop, {
      to: TO,
      secret: { code: 'ABCDEFGHJKLMNPQR', pin: '1234' },
      amount: 5000,
      expiresAt: SOON,
      orderNumber: order.number,
      address: addressOf('/'),
    }),
    reminderMail(shop, 'reminderConfirmation', reminded),
    reminderMail(shop, 'backInStock', reminded),
    sampleInvitation(shop, addressOf, order),
    reservationMail(shop, {
      to: TO,
      name: 'Ada Lindgren',
      number: 'R-4711',
      productName: 'Vase Ærø',
      quantity: 1,
      store: { name: `${shop.name} am Markt`, street: 'Marktplatz 1', zip: '20095', city: 'Hamburg' },
      heldUntil: SOON,
      wayOut: addressOf('/'),
    }),
    ...contactMails(shop, {
      number: 'K-4711',
      receivedAt: SOON,
      topic: 'delivery',
      subject: '',
      orderNumber: order.number,
      name: 'Ada Lindgren',
      email: TO,
      message: 'Wann kommt die Vase?\nSie ist ein Geschenk.',
      answers: [],
    }),
    contactAnswerMail(shop, {
      to: TO,
      number: 'N-4821-0937',
      name: 'Ada Lindgren',
      text: 'Die Vase ist heute unterwegs.\nAm Freitag kommt sie an.',
    }),
    ...questionMails(shop, addressOf),
    welcomeMail(shop, { to: TO, name: 'Ada Lindgren', customerNo: '10004711', addressOf }),
    accountDeletedMail(shop, { to: TO, hasRunningOrders: true }),
    ...reportMails(shop),
    accountEndingMail({ shop, addressOf }, { to: TO, name: 'Ada Lindgren' }),
    ...afterSalesMails(shop, addressOf, order),
  ]
}

function sampleInvitation(shop: Shop, addressOf: (path: string) => string, order: Order): Mail {
  const goods = order.packages.flatMap(({ items }) => items).slice(0, 2)
  const page = `${addressOf('/')}?variant=1`
  return reviewInvitationMail(shop, {
    to: TO,
    firstName: 'Ada',
    lastName: 'Lindgren',
    orderNumber: order.number,
    products: goods.map(({ product }) => ({
      name: product.name,
      image: product.images[0] ?? null,
      page,
      review: `${page}#bewertung-schreiben=a-sample-token`,
    })),
    wayOut: 'a-sample-token',
    addressOf,
  })
}

function questionMails(shop: Shop, addressOf: (path: string) => string): Mail[] {
  const asked = {
    to: TO,
    name: 'Ada',
    question: 'Ist die Vase für frische Blumen dicht?',
    product: { name: 'Vase Ærø', path: '/' },
  }
  const why = 'Mit der Nummer der Bestellung geht es am schnellsten.'
  return [
    questionAnsweredMail({ shop, addressOf }, { ...asked, answer: 'Ja, sie ist innen glasiert und dicht.' }),
    questionDeclinedMail({ shop, addressOf }, { ...asked, reason: 'ownOrder', why }),
  ]
}

function reportMails(shop: Shop): Mail[] {
  const about = { to: TO, productName: 'Vase Ærø' }
  const why = 'Der zweite Satz nennt eine Nachbarin mit Namen und Anschrift.'
  return [
    reportReceivedMail(shop, { ...about, number: 'M-4711-0815', receivedAt: SOON, reason: 'personal' }),
    reportDecidedMail(shop, { ...about, number: 'M-4711-0815', isRemoved: true, why }),
    reviewRemovedMail(shop, { ...about, why, ground: 'rules', isReported: true }),
  ]
}

function afterSalesMails(shop: Shop, addressOf: (path: string) => string, order: Order): Mail[] {
  const { number: orderNumber } = order
  const address = orderPageAddress(addressOf, orderNumber, 'a-sample-token-of-an-order')
  const about = { to: TO, orderNumber, address }
  const complaint = { ...about, number: 'C-48210-93754', itemName: 'Vase Ærø' }
  const name = 'Ada Lindgren'
  return [
    withdrawalReceivedMail(shop, {
      number: 'W-48210-93754',
      declaredAt: SOON,
      orderNumber,
      name,
      email: TO,
      lines: ['1 × Vase Ærø'],
    }),
    returnAnnouncedMail(shop, { ...about, goods: [{ item: firstOf(order), quantity: 1, hasLeft: true }] }),
    complaintReceivedMail(shop, { ...complaint, receivedAt: SOON }),
    complaintAnsweredMail(shop, { ...complaint, answer: 'Das tut uns leid.\nEine neue Vase ist unterwegs.' }),
    orderLinkMail(shop, about),
    sampleRecallMail(shop, addressOf, order),
  ]
}

function sampleRecallMail(shop: Shop, addressOf: (path: string) => string, order: Order): Mail {
  const { number, customer } = order
  const [image = null] = firstOf(order).product.images
  return recallMail(shop, {
    to: TO,
    customer,
    orderNumbers: [number],
    orderPage: orderAddress(addressOf, 'a-sample-token-of-an-order'),
    addressOf,
    recall: {
      id: 'R-2026-01',
      publishedAt: SOON.toISOString(),
      headline: 'Vase Ærø kann zerspringen',
      hazard: 'Das Glas kann zerspringen. Scherben können schwer verletzen.',
      whatToDo: 'Die Vase sofort nicht mehr benutzen und von Kindern fernhalten.',
      remedies: ['replacement', 'refund'],
      contact: { email: shop.legal.email, phone: shop.hotline.number },
      singleRemedyReason: null,
      batch: 'L2604',
      batchPlace: 'Aufkleber am Boden',
      soldFrom: '2026-04-01',
      soldUntil: '2026-06-30',
      products: [
        {
          id: 1,
          referenceKey: '170101',
          name: 'Vase Ærø',
          brand: shop.name,
          image,
          variants: [{ referenceKey: '170101_1', label: '24 cm', gtin: '4012345678901' }],
        },
      ],
    },
  })
}
