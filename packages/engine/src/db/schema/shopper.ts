import type { Address } from '@shop/domain/address/address'
import type { BasketCustomData, BasketItem, ItemGroup } from '@shop/domain/basket/basket'
import type { Locale } from '@shop/domain/market/markets'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { Gender } from '@shop/domain/user/user'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Known shoppers: registered customers, and guests, who have no password. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Owner of basket and wishlist, 64 hexadecimal characters. */
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    customerNo: text('customer_no').notNull().unique(),
    passwordHash: text('password_hash'),
    isGuest: boolean('is_guest').notNull(),
    /** Newest of `reset_links`, for the release before, which knows no other; null once all of them have ended. */
    resetHash: text('reset_hash'),
    resetExpiresAt: moment('reset_expires_at'),
    /** When a link was followed that only the mailbox had; null: anybody may have typed the address. */
    emailProvenAt: moment('email_proven_at'),
    lastSignInAt: moment('last_sign_in_at').notNull().defaultNow(),
    /** When a mail said that the account is going to end, because nobody signs in to it. */
    endAnnouncedAt: moment('end_announced_at'),
    /** The shop in whose language mails are wanted; null: each in that of its occasion. */
    mailLocale: text('mail_locale').$type<Locale>(),
    /** When mails that ask for reviews of what was bought were chosen; null: they are not wanted. @see eu-duties C-33 */
    reviewInvitationsAt: moment('review_invitations_at'),
    /** To which the loyalty programme credits points. */
    loyaltyNumber: text('loyalty_number'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_registered_email').on(table.email).where(sql`not ${table.isGuest}`),
    index('users_email').on(table.email),
    index('users_user_id').on(table.userId),
    index('users_updated').on(table.updatedAt),
    index('users_reset_hash').on(table.resetHash).where(sql`${table.resetHash} is not null`),
    index('users_dormant').on(table.lastSignInAt).where(sql`not ${table.isGuest}`),
    index('users_review_invitations').on(table.id).where(sql`${table.reviewInvitationsAt} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** Digest of the token in the cookie; the token itself is never stored. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    customerId: text('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    loggedIn: boolean('logged_in').notNull(),
    locale: text('locale'),
    /** `Firefox, Windows`: what the shopper needs to know it again, and no more. */
    device: text('device'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: jsonb('address').$type<Address>().notNull(),
    isDefaultShipping: boolean('is_default_shipping').notNull().default(false),
    isDefaultBilling: boolean('is_default_billing').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_default_shipping').on(table.customerId).where(sql`${table.isDefaultShipping}`),
    uniqueIndex('addresses_default_billing').on(table.customerId).where(sql`${table.isDefaultBilling}`),
  ],
)

export const baskets = pgTable(
  'baskets',
  {
    /** `basket_{shopId}_{userId}`. @see spec §3 */
    key: text('key').primaryKey(),
    userId: text('user_id').notNull(),
    shopId: integer('shop_id').notNull(),
    /** Grows with every change, so that a late answer never replaces a newer one. */
    version: integer('version').notNull().default(0),
    /** Voucher codes as they are compared, in the order in which they were typed in. */
    codes: text('codes').array().notNull().default(sql`'{}'`),
    /** Gift cards whose code and PIN the shopper knew, in the order in which they pay. */
    giftCardIds: text('gift_card_ids').array().notNull().default(sql`'{}'`),
    /** Promotions whose gift the shopper took out again. */
    declinedGifts: text('declined_gifts').array().notNull().default(sql`'{}'`),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('baskets_owner').on(table.shopId, table.userId),
    index('baskets_user').on(table.userId),
  ],
)

export const basketItems = pgTable(
  'basket_items',
  {
    key: text('key').primaryKey(),
    basketKey: text('basket_key')
      .notNull()
      .references(() => baskets.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    customData: jsonb('custom_data').$type<Omit<BasketCustomData, 'pricePromotionKey'>>().notNull(),
    displayData: jsonb('display_data').$type<BasketItem['displayData']>().notNull(),
    itemGroup: jsonb('item_group').$type<ItemGroup>(),
    /** Unit price with tax, minor units, when the shopper last touched the line. */
    priceBefore: integer('price_before').notNull(),
    /** Put aside for another day: not part of what is bought. */
    isSaved: boolean('is_saved').notNull().default(false),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('basket_items_basket').on(table.basketKey),
    check('basket_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
)

export const wishlists = pgTable(
  'wishlists',
  {
    /** `wishlist_{shopId}_{userId}`. @see spec §3 */
    key: text('key').primaryKey(),
    userId: text('user_id').notNull(),
    shopId: integer('shop_id').notNull(),
    version: integer('version').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('wishlists_owner').on(table.shopId, table.userId),
    index('wishlists_user').on(table.userId),
  ],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    key: text('key').primaryKey(),
    wishlistKey: text('wishlist_key')
      .notNull()
      .references(() => wishlists.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id'),
    /** What it cost when it was remembered, minor units; null where it was not for sale. */
    priceBefore: integer('price_before'),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('wishlist_items_wishlist').on(table.wishlistKey),
    uniqueIndex('wishlist_items_once').on(
      table.wishlistKey,
      table.productId,
      sql`coalesce(${table.variantId}, 0)`,
    ),
  ],
)

/** What a shopper has entered at the checkout so far, so that nothing is lost on reload. */
export const checkouts = pgTable(
  'checkouts',
  {
    shopId: integer('shop_id').notNull(),
    userId: text('user_id').notNull(),
    email: text('email'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    /** null: the same as the shipping address. */
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingMethod: text('shipping_method').$type<'parcel' | 'freight' | 'download'>(),
    preferredDay: date('preferred_day', { mode: 'string' }),
    paymentKey: text('payment_key').$type<PaymentMethodCode>(),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Whether the account's balance pays as much as it can. */
    usesBalance: boolean('uses_balance').notNull().default(false),
    /** Where the parcel is fetched, as its carrier names the place; null: it goes to the address. */
    pickupPointId: text('pickup_point_id'),
    /** To which the order's points are credited; null: to the account's number, if it has one. */
    loyaltyNumber: text('loyalty_number'),
    /** The gift list whose owner gets the goods; kept when the list is gone, so that nothing goes elsewhere unasked. */
    giftListId: text('gift_list_id'),
    /** The saved card that pays; null for none. */
    cardId: text('card_id'),
    /** Whether the card that is paid with is to be saved: never before the shopper said so. */
    savesCard: boolean('saves_card').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index('checkouts_user').on(table.userId),
  ],
)

/** Double opt-in: no newsletter is sent before the link in the mail was followed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    shopId: integer('shop_id').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** @see spec §3, salutation codes */
    salutation: integer('salutation').notNull().default(0),
    source: text('source').notNull(),
    state: text('state').$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
    /** Digest of the token in the confirmation link. */
    tokenHash: text('token_hash'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    /** The shop it was asked for in. */
    locale: text('locale'),
    /** What it is wanted about; null: everything that the shop writes about. */
    topics: text('topics').array(),
    /** Digest of the token that ends it, in the header and the last line of every newsletter. */
    wayOutHash: text('way_out_hash'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_once').on(table.shopId, table.email),
    uniqueIndex('newsletter_subscriptions_token').on(table.tokenHash),
    uniqueIndex('newsletter_subscriptions_way_out').on(table.wayOutHash),
  ],
)

/** Links by which the owner of an e-mail address gets everything that is stored under it; each works once. */
export const dataLinks = pgTable(
  'data_links',
  {
    /** Digest of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('data_links_email').on(table.email), index('data_links_expires').on(table.expiresAt)],
)

/** The proof that a newsletter was asked for, and when it ended; without the address itself. */
export const newsletterProofs = pgTable(
  'newsletter_proofs',
  {
    id: text('id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    /** Digest of the address, by which the proof is found. */
    emailHash: text('email_hash').notNull(),
    what: text('what').$type<'asked' | 'confirmed' | 'unsubscribed'>().notNull(),
    /** Which words were agreed to. */
    textVersion: text('text_version').notNull(),
    source: text('source').notNull(),
    /** Digest of the e-mail address and the network it came from; null where it is not known. */
    fromHash: text('from_hash'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('newsletter_proofs_email').on(table.emailHash),
    index('newsletter_proofs_at').on(table.at),
  ],
)

/** The link by which a wishlist may be read, until it is taken back. */
export const wishlistShares = pgTable(
  'wishlist_shares',
  {
    wishlistKey: text('wishlist_key')
      .primaryKey()
      .references(() => wishlists.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Kept as it is: its owner has to see the link again, and it opens a list of products without a name. */
    token: text('token').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('wishlist_shares_token').on(table.token)],
)
