import { KEPT_FOR, secondsOf } from '@shop/domain/privacy/kept-for'
import type { AddressDirectory } from '../ports/addresses/address-directory.ts'
import type { ErrorReports } from '../ports/error-reports.ts'
import type { LeakedPasswords } from '../ports/leaked-passwords.ts'
import { type RateLimit, rateLimit } from '../session/rate-limit.ts'
import { type SharedAttempts, sharedRateLimit } from '../session/shared-rate-limit.ts'

/** What every handler uses beyond the database. What a package opens by itself it adds to these. */
export type EngineServices = {
  /** Towns and streets, for whoever types an address. */
  addresses: AddressDirectory
  leakedPasswords: LeakedPasswords
  /** Receives errors of browsers; null without such a service. */
  errorReports: ErrorReports | null
  /** Signs what devices keep of accounts without a password. */
  secret: string
  limits: {
    /** By account, on devices that the shop does not know of it. */
    signIn: RateLimit
    /** By account and network: one stranger leaves the others of what an account has. */
    signInNetwork: RateLimit
    /** By account and device, on devices on which it has signed in before: strangers use up none of these. */
    signInKnownDevice: RateLimit
    /** By address: behind one of them a whole office may sit. */
    signInAddress: RateLimit
    /** Codes mailed to an account that may be guessed at as often as any; few a day. */
    signInCode: RateLimit
    /** Further codes of a day, with one try each. */
    signInCodeOneTry: RateLimit
    signInCodeNetwork: RateLimit
    signInCodeKnownDevice: RateLimit
    signInCodeKnownOneTry: RateLimit
    signInCodeAddress: RateLimit
    /** Challenges for passkeys: every sign-in page asks for one, and behind one address a whole office may sit. */
    passkeyChallenge: RateLimit
    register: RateLimit
    /** Registrations that were answered with "there is an account already". */
    emailTaken: RateLimit
    /** By network: mails with links. */
    reset: RateLimit
    /** Tries with one link, from everywhere: a few passwords that are refused. */
    resetLink: RateLimit
    /** Tries with any link from one network: behind one address a whole office may sit. */
    resetLinkNetwork: RateLimit
    /** By account, from everywhere: a link cannot be guessed, this bounds what fills a mailbox. */
    resetAccount: RateLimit
    resetKnownDevice: RateLimit
    leakCheck: RateLimit
    /** Streets as they are typed: a question with some letters each. */
    addressSuggestion: RateLimit
    /** Links mailed to other addresses: nobody is written to by strangers' accounts at will. */
    emailChange: RateLimit
    emailChangeLink: RateLimit
    /** Passwords asked for again while signed in: change, deletion. */
    password: RateLimit
    export: RateLimit
    /** Mailed links to exports, and attempts to follow one. */
    exportLink: RateLimit
    newsletter: RateLimit
    review: RateLimit
    question: RateLimit
    /** Reports of reviews; the law wants no hurdle, so it is generous. */
    report: RateLimit
    reminder: RateLimit
    /** What strangers do to a shared gift list. */
    gift: RateLimit
    reservation: RateLimit
    contact: RateLimit
    contactCopy: RateLimit
    withdrawal: RateLimit
    orderLink: RateLimit
    complaint: RateLimit
    photo: RateLimit
    voucher: RateLimit
    /** Of all buyers of one platform together. */
    platformVoucher: RateLimit
    /** How often the purchase of an order of a backend is tracked: once. */
    purchase: RateLimit
    giftCard: RateLimit
    metrics: RateLimit
    consent: RateLimit
    errors: RateLimit
  }
}

/** The privacy notice says that nothing is counted for longer. */
const LONGEST_WINDOW = secondsOf(KEPT_FOR.attempt)

/** Attempts are counted per address and per account, by all processes of a shop together. @see design §7 */
export function defaultLimits(shared: SharedAttempts): EngineServices['limits'] {
  const limit = (name: string, attempts: number, perSeconds: number) =>
    sharedRateLimit(shared, name, { attempts, perSeconds: Math.min(perSeconds, LONGEST_WINDOW) })
  return {
    signIn: limit('signIn', 10, 15 * 60),
    signInNetwork: limit('signInNetwork', 6, 15 * 60),
    signInKnownDevice: limit('signInKnownDevice', 10, 15 * 60),
    signInAddress: limit('signInAddress', 30, 15 * 60),
    // Five codes with five tries each, and 25 with one: fifty guesses a day, of which one is right once in 55 years. Whoever
    // wants to use all of them up, so that a new device of the owner gets none, needs five networks.
    signInCode: limit('signInCode', 5, LONGEST_WINDOW),
    signInCodeOneTry: limit('signInCodeOneTry', 25, LONGEST_WINDOW),
    signInCodeNetwork: limit('signInCodeNetwork', 6, LONGEST_WINDOW),
    // As many for each device of the account: it may have been sold, or stand where others use it.
    signInCodeKnownDevice: limit('signInCodeKnownDevice', 5, LONGEST_WINDOW),
    signInCodeKnownOneTry: limit('signInCodeKnownOneTry', 25, LONGEST_WINDOW),
    signInCodeAddress: limit('signInCodeAddress', 20, 60 * 60),
    passkeyChallenge: limit('passkeyChallenge', 120, 15 * 60),
    emailTaken: limit('emailTaken', 5, 60 * 60),
    register: limit('register', 20, 60 * 60),
    reset: limit('reset', 5, 60 * 60),
    resetLink: limit('resetLink', 10, 60 * 60),
    resetLinkNetwork: limit('resetLinkNetwork', 100, 60 * 60),
    resetAccount: limit('resetAccount', 25, 60 * 60),
    resetKnownDevice: limit('resetKnownDevice', 5, 60 * 60),
    emailChange: limit('emailChange', 5, 60 * 60),
    emailChangeLink: limit('emailChangeLink', 20, 60 * 60),
    leakCheck: limit('leakCheck', 60, 15 * 60),
    addressSuggestion: limit('addressSuggestion', 300, 15 * 60),
    password: limit('password', 10, 15 * 60),
    export: limit('export', 10, 60 * 60),
    exportLink: limit('exportLink', 5, 60 * 60),
    newsletter: limit('newsletter', 20, 60 * 60),
    review: limit('review', 10, 60 * 60),
    question: limit('question', 10, 60 * 60),
    report: limit('report', 30, 60 * 60),
    reminder: limit('reminder', 20, 60 * 60),
    gift: limit('gift', 60, 60 * 60),
    reservation: limit('reservation', 10, 60 * 60),
    contact: limit('contact', 10, 60 * 60),
    // The address is not verified: a stranger's gets no more than this.
    contactCopy: limit('contactCopy', 3, LONGEST_WINDOW),
    // The law wants no hurdle here: this bounds what one line can fill the letter boxes of others with.
    withdrawal: limit('withdrawal', 60, 60 * 60),
    orderLink: limit('orderLink', 5, 60 * 60),
    complaint: limit('complaint', 10, 60 * 60),
    photo: limit('photo', 60, 60 * 60),
    voucher: limit('voucher', 30, 15 * 60),
    platformVoucher: limit('platformVoucher', 600, 15 * 60),
    purchase: limit('purchase', 1, LONGEST_WINDOW),
    giftCard: limit('giftCard', 10, 15 * 60),
    // These bound the work of a process and guard no secret, so each counts for itself, without a statement for every page.
    // A page sends one or two of each; an office behind one address reads many pages.
    metrics: rateLimit({ attempts: 240, perSeconds: 60 }),
    consent: rateLimit({ attempts: 60, perSeconds: 60 }),
    errors: rateLimit({ attempts: 60, perSeconds: 60 }),
  }
}
