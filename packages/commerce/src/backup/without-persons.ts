import { replacedPerson, replacedText } from './replaced-person.ts'

type Value = string | null
/** What becomes of a value; `seed` is the same for what belongs to one person or row. */
type Replace = (value: string, seed: string) => Value
type Policy = 'keep' | 'drop' | { seed: string; columns: Record<string, Replace> }

const nothing: Replace = () => null
const empty: Replace = () => ''
const none: Replace = () => '0'
const emptyList: Replace = () => '{}'
const word: Replace = () => 'Text'
const operator: Replace = () => 'operator'
const email: Replace = (_, seed) => replacedPerson(seed).email
const firstName: Replace = (_, seed) => replacedPerson(seed).firstName
const lastName: Replace = (_, seed) => replacedPerson(seed).lastName
const name: Replace = (_, seed) => `${replacedPerson(seed).firstName} ${replacedPerson(seed).lastName}`
const digest: Replace = (_, seed) => replacedText(`digest ${seed}`)
const document: Replace = (value, seed) => JSON.stringify(withoutPerson(JSON.parse(value), seed))

/**
 * What a copy without persons does with every table: `drop` writes none of its rows, columns that are named are replaced.
 * A table that is missing here is an error, so that a new one is decided upon.
 */
export const PERSONS: Record<string, Policy> = {
  ...all('keep', [
    ...[
      'account_balances',
      'audits',
      'bundle_parts',
      'catalogue_version',
      'categories',
      'category_addresses',
    ],
    ...['category_filters', 'category_rankings'],
    ...[
      'co_purchases',
      'colour_swatches',
      'consent_decisions',
      'counted_orders',
      'future_prices',
      'gift_card_bookings',
      'gift_cards',
      'gone_pictures',
      'gone_products',
    ],
    ...[
      'import_progress',
      'imported_lines',
      'legal_texts',
      'listing_rankings',
      'number_gaps',
      'order_exchanges',
      'order_numbers',
      'order_returns',
      'picture_focus',
      'page_redirects',
    ],
    ...[
      'price_history',
      'prices',
      'product_numbers',
      'product_sales',
      'products',
      'promotion_announcements',
      'promotion_history',
      'promotions',
      'recalled_variants',
    ],
    ...[
      'recalls',
      'search_redirects',
      'search_synonyms',
      'stock',
      'stock_reservations',
      'store_stock',
      'stores',
    ],
    ...['product_desk', 'product_desk_due', 'product_desk_words_known', 'product_gaps', 'scarce_stock'],
    ...['fact_counts', 'feature_switches', 'sales_changes', 'sales_hours', 'search_counts'],
    ...['settings', 'story_addresses', 'switches', 'variants', 'voucher_codes', 'web_vitals'],
  ]),
  // Who comes to the copy signs in, fills a basket and gets mails anew.
  ...all('drop', [
    'moved_in',
    ...[
      'assistant_baskets',
      'assistant_orders',
      'attempts',
      'basket_items',
      'baskets',
      'blocked_people',
      'checkouts',
      'command_log',
      'complaint_photos',
      'data_links',
    ],
    ...[
      'email_changes',
      'hook_deliveries',
      'hook_endpoints',
      'idempotency_keys',
      'inbox_entries',
      'inbox_work',
      'integration_tokens',
      'mails',
      'newsletter_proofs',
      'newsletter_subscriptions',
      'order_tokens',
    ],
    ...[
      'outbox',
      'payment_webhooks',
      'recall_mails',
      'reminders',
      'reset_links',
      'review_invitations',
      'retail_devices',
      'sessions',
      'sign_in_codes',
      'staff',
      'staff_sessions',
    ],
    // A card pays at its provider, of which the copy is no part.
    ...['card_removals', 'saved_cards'],
    ...['passkeys', 'passkey_challenges'],
    ...['staff_company_links', 'staff_passkeys', 'staff_passkey_challenges'],
    ...['command_log', 'staff', 'staff_sessions'],
    ...['wishlist_items', 'wishlist_shares', 'wishlists'],
  ]),
  // What goods are bought for is nobody's data, and a secret of the house all the same: a copy is for hands outside of it.
  variant_costs: 'drop',
  variant_hours: { seed: 'variant_id', columns: { cost: none, costed_gross: none, costed_net: none } },
  account_bookings: { seed: 'customer_id', columns: { note: nothing } },
  addresses: { seed: 'customer_id', columns: { address: document } },
  contact_messages: {
    seed: 'id',
    columns: { name, email, message: word, subject: word, order_number: empty, answers: () => '[]' },
  },
  complaints: { seed: 'order_id', columns: { message: word, answer: word, answered_by: operator } },
  former_orders: { seed: 'id', columns: { email, shipping_address: document, fingerprint: digest } },
  gift_card_requests: {
    seed: 'id',
    columns: { reason: word, asked_by: operator, decided_by: operator, why: nothing },
  },
  gift_list_items: { seed: 'list_id', columns: { note: empty, elsewhere_from: emptyList } },
  gift_lists: { seed: 'customer_id', columns: { name: word, token: digest, delivery_address: document } },
  invoices: { seed: 'order_id', columns: { content: document } },
  money_requests: {
    seed: 'id',
    columns: { note: nothing, asked_by: operator, decided_by: operator, why: nothing },
  },
  order_events: { seed: 'order_id', columns: { entry: nothing, note: nothing, by: operator } },
  order_items: { seed: 'order_id', columns: { item: document, unit_cost: nothing } },
  order_parcels: { seed: 'order_id', columns: { tracking_number: nothing } },
  order_points: { seed: 'order_id', columns: { number: nothing } },
  order_picks: { seed: 'order_item_id', columns: { by: operator } },
  orders: {
    seed: 'id',
    columns: {
      token_hash: digest,
      customer: document,
      email,
      shipping_address: document,
      gift_delivery: document,
      billing_address: document,
      pickup_point: document,
      items: document,
      comment: nothing,
    },
  },
  setting_changes: { seed: 'id', columns: { by: operator } },
  payment_events: { seed: 'payment_id', columns: { note: nothing } },
  payment_moves: { seed: 'payment_id', columns: { last_error: nothing } },
  payments: {
    seed: 'order_id',
    columns: { redirect_address: nothing, provider_session: nothing, card_id: nothing },
  },
  product_questions: {
    seed: 'id',
    columns: { question: word, name: firstName, email, answer: word, decided_by: operator },
  },
  points_postings: { seed: 'order_id', columns: { reference: nothing, last_error: nothing } },
  promotion_uses: { seed: 'order_id', columns: { customer: digest } },
  reservations: { seed: 'id', columns: { name, email, phone: empty, token_hash: digest } },
  review_reports: {
    seed: 'id',
    columns: { message: word, name, email, why: word, decided_by: operator },
  },
  reviews: { seed: 'id', columns: { nickname: firstName, title: word, text: word } },
  shelf_places: { seed: 'variant_id', columns: { by: operator } },
  users: {
    seed: 'id',
    columns: {
      email,
      first_name: firstName,
      last_name: lastName,
      phone: nothing,
      birth_date: nothing,
      password_hash: nothing,
      reset_hash: nothing,
      reset_expires_at: nothing,
      review_invitations_at: nothing,
      loyalty_number: nothing,
    },
  },
  withdrawals: {
    seed: 'id',
    columns: { fingerprint: digest, name, email, items_text: word, outcome: word },
  },
}

/** How the rows of a table are changed; each is a JSON array of texts, in the order of the columns. */
export function personFilter() {
  return (table: string, columns: readonly string[]): 'drop' | ((row: string) => string) => {
    const policy = Object.hasOwn(PERSONS, table) ? PERSONS[table] : undefined
    if (policy === undefined)
      throw new Error(
        `Nobody has said whether ${table} holds anything about persons: write it into PERSONS of backup/without-persons.ts.`,
      )
    if (policy === 'drop') return 'drop'
    if (policy === 'keep') return (row) => row
    const seedAt = columns.indexOf(policy.seed)
    const changes = columns.map((column) =>
      Object.hasOwn(policy.columns, column) ? policy.columns[column] : undefined,
    )
    return (row) => {
      const values: Value[] = JSON.parse(row)
      const seed = values[seedAt] ?? ''
      return JSON.stringify(
        values.map((value, index) => {
          const change = changes[index]
          return change === undefined || value === null ? value : change(value, seed)
        }),
      )
    }
  }
}

/** The seller of a paper is no person, and its own address. */
const NO_PERSONS = new Set(['seller', 'product', 'variant'])
const WORDS_OF_A_SHOPPER = new Set(['customText', 'displayData'])

/** A document in which everything that names, finds or reaches a person is replaced. */
export function withoutPerson(value: unknown, seed: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, seed))
  if (typeof value !== 'object' || value === null) return value
  const person: Record<string, unknown> = replacedPerson(seed)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (NO_PERSONS.has(key)) return [key, inner]
      if (key === 'gift' && hasGiver(inner)) return [key, { ...inner, from: 'Text' }]
      if (WORDS_OF_A_SHOPPER.has(key)) return [key, withoutWords(inner)]
      if (Object.hasOwn(person, key)) return [key, inner === null ? null : person[key]]
      return [key, withoutPerson(inner, seed)]
    }),
  )
}

/** The line of a gift list that something is given for, with the name that its giver left. */
function hasGiver(value: unknown): value is { from: string } {
  return typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string'
}

/** What a shopper had written on a thing, and how the basket shows it: the labels stay. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return 'Text'
  if (Array.isArray(value)) return value.map(withoutWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'key' || key === 'label' ? inner : withoutWords(inner),
    ]),
  )
}

function all(policy: 'keep' | 'drop', tables: readonly string[]): Record<string, Policy> {
  return Object.fromEntries(tables.map((table) => [table, policy]))
}
