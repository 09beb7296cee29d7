import type { ErrorReports } from '../ports/error-reports.ts'
import type { LeakedPasswords } from '../ports/leaked-passwords.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { PickupPoints } from '../ports/pickup-points.ts'
import type { Recommender } from '../ports/recommender.ts'
import type { ReturnCarrier } from '../ports/return-carrier.ts'
import type { FirstReviews } from '../reviews/first-reviews.ts'
import { type RateLimit, rateLimit } from '../session/rate-limit.ts'

/** What handlers use beyond the database: adapters of the ports, limits, and the bell for changes. */
export type Services = {
  /** Takes the money of every method that needs a provider; null where none is set up. */
  payments: PaymentProvider | null
  leakedPasswords: LeakedPasswords
  /** Who reads what went wrong in browsers; null where nobody does. */
  errorReports: ErrorReports | null
  mail: MailCarrier
  pickupPoints: PickupPoints
  /** Who brings goods back. */
  returnCarrier: ReturnCarrier
  limits: {
    /** By account, on devices that the shop does not know of it. */
    signIn: RateLimit
    /** By account, on devices on which it has signed in before: strangers use up none of these. */
    signInKnownDevice: RateLimit
    /** By address: behind one of them a whole office may sit. */
    signInAddress: RateLimit
    register: RateLimit
    /** Registrations that were told that there is an account already. */
    emailTaken: RateLimit
    reset: RateLimit
    leakCheck: RateLimit
    /** Passwords asked for again by somebody who is signed in: change, deletion. */
    password: RateLimit
    export: RateLimit
    /** Mailed links to exports, and attempts to follow one. */
    exportLink: RateLimit
    newsletter: RateLimit
    review: RateLimit
    reminder: RateLimit
    reservation: RateLimit
    contact: RateLimit
    contactCopy: RateLimit
    withdrawal: RateLimit
    orderLink: RateLimit
    complaint: RateLimit
    photo: RateLimit
    voucher: RateLimit
    giftCard: RateLimit
    metrics: RateLimit
    consent: RateLimit
    errors: RateLimit
  }
  /** Who recommends products, one asked after the other. */
  recommenders: readonly Recommender[]
  /** Nobody outside is asked, so that pages may carry recommendations themselves. */
  recommendsInProcess: boolean
  /** What product pages show of their reviews. */
  firstReviews: FirstReviews
  /** Tells that these variants have another stock now. */
  stockChanged(variantIds: readonly number[]): void
}

/** Attempts are counted per address and per account. @see design §7 */
export function defaultLimits(): Services['limits'] {
  return {
    signIn: rateLimit({ attempts: 10, perSeconds: 15 * 60 }),
    signInKnownDevice: rateLimit({ attempts: 10, perSeconds: 15 * 60 }),
    signInAddress: rateLimit({ attempts: 30, perSeconds: 15 * 60 }),
    emailTaken: rateLimit({ attempts: 5, perSeconds: 60 * 60 }),
    register: rateLimit({ attempts: 20, perSeconds: 60 * 60 }),
    reset: rateLimit({ attempts: 5, perSeconds: 60 * 60 }),
    leakCheck: rateLimit({ attempts: 60, perSeconds: 15 * 60 }),
    password: rateLimit({ attempts: 10, perSeconds: 15 * 60 }),
    export: rateLimit({ attempts: 10, perSeconds: 60 * 60 }),
    exportLink: rateLimit({ attempts: 5, perSeconds: 60 * 60 }),
    newsletter: rateLimit({ attempts: 20, perSeconds: 60 * 60 }),
    review: rateLimit({ attempts: 10, perSeconds: 60 * 60 }),
    reminder: rateLimit({ attempts: 20, perSeconds: 60 * 60 }),
    reservation: rateLimit({ attempts: 10, perSeconds: 60 * 60 }),
    contact: rateLimit({ attempts: 10, perSeconds: 60 * 60 }),
    // Nobody has proved that the address is their own: a stranger's gets no more than this.
    contactCopy: rateLimit({ attempts: 3, perSeconds: 24 * 60 * 60 }),
    // The law wants no hurdle here: this bounds what one line can fill the letter boxes of others with.
    withdrawal: rateLimit({ attempts: 60, perSeconds: 60 * 60 }),
    orderLink: rateLimit({ attempts: 5, perSeconds: 60 * 60 }),
    complaint: rateLimit({ attempts: 10, perSeconds: 60 * 60 }),
    photo: rateLimit({ attempts: 60, perSeconds: 60 * 60 }),
    voucher: rateLimit({ attempts: 30, perSeconds: 15 * 60 }),
    giftCard: rateLimit({ attempts: 10, perSeconds: 15 * 60 }),
    // A page sends one or two of each; an office behind one address reads many pages.
    metrics: rateLimit({ attempts: 240, perSeconds: 60 }),
    consent: rateLimit({ attempts: 60, perSeconds: 60 }),
    errors: rateLimit({ attempts: 60, perSeconds: 60 }),
  }
}
