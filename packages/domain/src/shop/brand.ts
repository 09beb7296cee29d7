import type { Occasion } from '../gift-list/occasion.ts'
import type { NewsletterTopic } from '../mail-choice/newsletter-topics.ts'
import type { ReviewInvitations } from '../mail-choice/review-invitations.ts'
import type { Country, Currency, Language, Locale } from '../market/markets.ts'

/** Where a switch is on: in every locale, in none, or in the ones named. */
export type Where = 'everywhere' | 'nowhere' | readonly Locale[]

/** Everything that may be on in one shop and off in another. @see spec §3 "Per-locale shop options", §6 */
export const FEATURES = [
  'payback',
  'wishlist',
  'accountBalance',
  'accountOrders',
  'faq',
  'paypalInstallments',
  'clickAndReserve',
  'checkoutLoginGoToGuestBtn',
  'contactFormPrefill',
  'cancelOrder',
  'withdrawalFunction',
  'sovendus',
  'partnerInfo',
  'questions',
  'savedCards',
  'packaging',
  'expressPayment',
  'pickupPoints',
] as const
export type FeatureName = (typeof FEATURES)[number]

/** Switches of which no page is told: what they decide about is in the server's answers, or is not. */
export const ANSWERED_FEATURES = ['expressPayment', 'pickupPoints'] as const satisfies readonly FeatureName[]
/** Which switches are on, as far as pages ask. */
export type PageFeatures = Readonly<Record<Exclude<FeatureName, (typeof ANSWERED_FEATURES)[number]>, boolean>>

/** The specification's company variants; `bm` has switches and types only. @see spec §1 */
export type Company = 'baby' | 'bm' | 'others'

/** Recommendation slots of a shop. @see spec §3 "Recommendation slot" */
export const RECOMMENDATION_SLOTS = [
  'listing_last_seen',
  'listing_bestseller',
  'pds_alternatives',
  'pds_suggestions',
  'pds_last_seen',
  'add_to_cart_layer',
  'basket',
  'search',
] as const
export type RecommendationSlotName = (typeof RECOMMENDATION_SLOTS)[number]

/** One step of the shipping cost fallback, amounts in minor units. @see spec §3 "Shipping cost fallback" */
export type ShippingCosts = {
  /** Costs of a parcel below the first condition. */
  frachtkosten: number
  /** Costs of a freight delivery (bulky goods). */
  freight: number
  /** Fee for cash on delivery. */
  cashOnDelivery: number
  conditions: { label: string; versandkosten: number; ab_bestellwert: number }[]
}

export type LegalEntity = {
  name: string
  street: string
  city: string
  country: string
  vatId: string
  register: string
  managingDirector: string
  email: string
}

/** Typefaces that papers can be set in. */
export const TYPEFACES = ['instrument-sans', 'figtree', 'fraunces', 'bricolage-grotesque'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** How papers look, where no theme reaches; colours as `#rrggbb`. */
export type PaperLook = {
  accent: string
  text: string
  quiet: string
  line: string
  typefaces: { text: Typeface; display: Typeface }
}

/** What a mail is painted with. */
export type MailColours = {
  /** Behind the sheet. */
  ground: string
  sheet: string
  text: string
  quiet: string
  line: string
  accent: string
  onAccent: string
  /** Behind the head of the sheet and its closing; the sheet's own colour where they are not set off. */
  band: string
}

/** What a mail is made of between its words and what is read later. */
export const MAIL_PARTS = ['picture', 'transfer', 'facts', 'link', 'closing'] as const
export type MailPart = (typeof MAIL_PARTS)[number]

/** How a mail is put together: what makes two houses of shops that send the same mails. */
export type MailSlots = {
  /** Where the name of the shop stands, and what stands below it. */
  head: { align: 'start' | 'center'; below: 'line' | 'dots' }
  /** Whether the button is as wide as its words or as the sheet. */
  button: 'words' | 'sheet'
  /** Pictures of goods, px. */
  goods: { size: number; corner: number }
  /** Which part comes first; what is not named follows as in `MAIL_PARTS`. */
  order: readonly MailPart[]
  /** Whether the words of farewell are a paragraph or stand on a band of their own. */
  closing: 'paragraph' | 'band'
}

/** How mails look, by day and in programs that show them dark; corners in pixels. */
export type MailLook = {
  light: MailColours
  dark: MailColours
  corners: { button: number; sheet: number }
  /** How heavy the name of the shop and headings are. */
  titleWeight: 400 | 600
  slots: MailSlots
}

/** The rate that a lender asks for so many months: the effective annual one, in hundredths of a percent. */
export type InstalmentTerm = { months: number; effectiveRate: number }

/** An account of the shop. */
export type BankAccount = {
  holder: string
  iban: string
  bic: string
  bank: string
  /** An IBAN for QR bills alone, with references of 27 digits; the ordinary one is used without it. */
  qrIban?: string
}

/**
 * One brand: all that sets its shops apart. Values live in `apps/<shop>/brand.ts`, written with `defineBrand`, which asks
 * for everything of the brand's own markets; the code asks the `Shop` of a locale, which has it.
 */
export type Brand = {
  id: string
  company: Company
  name: string
  /** Whether company, imprint and bank account are made up, as the demo's are: a shop must not sell with them. */
  isInvented: boolean
  /** How the shop speaks to its shoppers: Sie, vous and u, or du, vous and je. @see docs/decisions/0002-how-each-brand-addresses.md */
  address: 'formal' | 'informal'
  defaultPort: number
  locales: readonly Locale[]
  /** Numeric shop id per locale, part of basket and wishlist keys. */
  shopIds: Partial<Record<Locale, number>>
  features: Record<FeatureName, Where>
  delivery: { instantUpToDays: number }
  /** For how many days after delivery the shop takes goods back of its own accord; the law's 14 at least. */
  returns: { days: number }
  /** What gift lists of the shop may be for, the most usual first; without any it has none. */
  giftOccasions: readonly Occasion[]
  /** What its newsletter is about, as far as a reader can choose; without any it is chosen as a whole. */
  newsletterTopics: readonly NewsletterTopic[]
  /** When customers who chose it are asked for reviews of what has arrived; null: nobody is. */
  reviewInvitations: ReviewInvitations | null
  /** Whether a card of a list stands for a product with all its colours, or for one colour. @see product §11 */
  listing: { cards: 'families' | 'colours' }
  checkoutLoginFirstView: Partial<Record<Locale, 'login' | 'guest'>>
  hotlines: Partial<Record<Country, { number: string; hours: Partial<Record<Language, string>> }>>
  legal: Partial<Record<Country, LegalEntity>>
  /** What of its company a locale writes otherwise, where a country has several languages: a Swiss VAT number ends in TVA. */
  legalWords?: Partial<Record<Locale, Partial<Pick<LegalEntity, 'city' | 'country' | 'vatId' | 'register'>>>>
  /** Of the company that sells in the Union, whole units: the imprint names it in France. @see art. 1-1 LCEN */
  shareCapital: { amount: number; currency: Currency }
  shipping: Partial<Record<Country, ShippingCosts>>
  /** Brands of goods that the shop owns: it recommends no prices to itself. @see eu-duties C-09 */
  ownBrands: readonly string[]
  /** Roots of the catalogue that make the main navigation, in order; all of them where none is named. */
  navigationRoots: readonly string[]
  /** Whether Swiss addresses once lay below `/de/`; those then lead to the ones without it. @see spec §2 */
  hasOldSwissPaths: boolean
  /** Folder of the brand's stories inside the content service. */
  contentFolder: string
  recommendationSlots: Record<RecommendationSlotName, { recommendationId: string; fillWithRandom: boolean }>
  /** Ids of fallback products for when the recommendation provider does not answer. @see spec §3 */
  fallbackRecommendations: readonly number[]
  images: { listingSize: 340 | 346; navigationTeaserSize: number }
  orderNumberPrefix: string
  /** Bank details shown for pay in advance and invoice. */
  bank: Partial<Record<Currency, BankAccount>>
  /** For how many days goods wait for a payment in advance; 14 without it. @see product §4 "Stock" */
  prepaymentDays?: number
  /** At which rates instalments are lent; where it says none, no product shows an example of them. @see eu-duties C-04 */
  instalments?: Partial<Record<Locale, readonly InstalmentTerm[]>>
  paper: PaperLook
  mail: MailLook
}
