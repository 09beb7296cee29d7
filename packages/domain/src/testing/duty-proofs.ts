import type { DutyId } from '../duties/duties.ts'

/** Packages with a suite `duties-seen.test` that walks the rows it is responsible for. */
export type DutySuite = 'commerce' | 'content' | 'server' | 'storefront'

/**
 * How it is proved that a row is at work. `dated`: what shoppers see changes with the row's days and countries, the clock
 * standing still on each. `steady`: it is seen whatever the day is, in the countries of the row; elsewhere only for a
 * reason. `tested`: a test of its own shows it in every country. `announced`: nothing is built for it yet, operators are
 * told from which day it is owed.
 */
export type DutyProof =
  | { way: 'dated'; suite: DutySuite }
  | { way: 'steady'; suite: DutySuite; because: string; elsewhere?: string }
  | { way: 'tested'; file: string; title: string; because: string }
  | { way: 'announced'; because: string }

const OLDER = 'older than the shop, which has never been without it'
const OWN_CHOICE = 'Switzerland gets it by the shop’s own choice'

const PARTIES =
  'an obligation towards authorities and carriers; what shoppers would see of it is not known yet'

/** Every row with its proof: the compiler asks for a new one, and the suites for its case. @see docs/law.md */
export const DUTY_PROOFS = {
  'C-01': dated('commerce'),
  'C-02': dated('storefront'),
  'C-02b': dated('commerce'),
  'C-03': dated('content'),
  'C-04': dated('commerce'),
  'C-05': dated('commerce'),
  'C-06': steady('commerce', OLDER),
  'C-07': steady('server', OLDER),
  'C-08': tested(
    'packages/demo/src/stories/legal/accessibility-proof.test.ts',
    'the statement says what the record holds, and no rate that no audit has measured',
    'the statement is made from the record in every country',
  ),
  'C-09': dated('content'),
  'C-09b': dated('content'),
  'C-10': dated('commerce'),
  'C-11': steady('commerce', OLDER),
  'C-12': steady('storefront', OLDER),
  'C-13': dated('content'),
  'C-14': steady('commerce', OLDER, OWN_CHOICE),
  'C-15': dated('commerce'),
  'C-16': dated('commerce'),
  'C-17': dated('commerce'),
  'C-17b': steady('commerce', OLDER),
  'C-18': dated('commerce'),
  'C-19': dated('commerce'),
  'C-19b': steady('commerce', OLDER, 'Switzerland asks the same by an act of its own, VREG'),
  'C-19b-battery': steady('commerce', 'the note is older than the act in force', OWN_CHOICE),
  'C-19b-DE': dated('commerce'),
  'C-19b-FR-fee': dated('commerce'),
  'C-19b-FR-invoice': dated('commerce'),
  'C-19b-FR-sorting': dated('commerce'),
  'C-19b-FR-repair': dated('commerce'),
  'C-19b-FR-parts': dated('commerce'),
  'C-19b-FR-sheet': dated('commerce'),
  'C-19b-CH': steady('server', OLDER),
  'C-20': tested(
    'packages/i18n/src/order-button.test.ts',
    'the order button says what the law wants in %s',
    'the words are those of each language, in every locale',
  ),
  'C-21': tested(
    'packages/server/src/legal-pages/mailed-texts.test.ts',
    '$name mails terms and withdrawal as its pages show them',
    'the confirmation holds both texts in every locale of both brands',
  ),
  'C-22': steady('commerce', OLDER, OWN_CHOICE),
  'C-23': steady('server', OLDER),
  'C-23-platform': steady('server', 'the platform was closed before the shop opened'),
  'C-24': announced('no shop sells a subscription, so there is none to end'),
  'C-25': tested(
    'e2e/journeys/locales.spec.ts',
    'and knows its seven sisters',
    'every locale answers at its own address, and leads nobody on',
  ),
  'C-26': steady('storefront', OLDER, OWN_CHOICE),
  'C-27': tested(
    'e2e/journeys/consent.spec.ts',
    'nothing leaves and nothing optional is kept before an answer, and after a refusal',
    'one banner for all countries',
  ),
  'C-28': tested(
    'packages/tracking/src/data-layer.test.ts',
    'everything is denied first, once, whoever opens the data layer',
    'one set of signals for all countries',
  ),
  'C-29': tested(
    'packages/commerce/src/data-rights/data-rights.test.ts',
    'an export holds all there is',
    'an account has no country',
  ),
  'C-30': tested(
    'packages/commerce/src/data-rights/age-people.test.ts',
    'a guest and the person of the order go three years after its last change',
    'periods are the same in all countries',
  ),
  'C-31': steady('commerce', OLDER),
  'C-32': tested(
    'packages/commerce/src/newsletter/newsletter.test.ts',
    'the button confirms, by the cookie of the look',
    'one procedure for all countries',
  ),
  'C-33': steady('storefront', OLDER, OWN_CHOICE),
  'C-34': steady('commerce', OLDER),
  'C-35': steady('server', OLDER),
  'C-36': dated('commerce'),
  'C-37': announced(PARTIES),
  'C-38': announced(PARTIES),
  'C-39': announced('nothing answers or draws for shoppers by a machine'),
  'C-40': announced('all goods are sent from inside of the Union'),
  'C-41': dated('commerce'),
  'C-42': dated('commerce'),
  'C-43': dated('commerce'),
  'C-44': dated('commerce'),
  'C-45': dated('commerce'),
  'C-46': announced(PARTIES),
  'C-47': announced(PARTIES),
  'C-48': steady('server', 'older than the shop’s reviews; everywhere a review is reported alike'),
} as const satisfies Record<DutyId, DutyProof>

/** The rows that a suite has to have a case for. */
export type DutiesOf<Way extends 'dated' | 'steady', Suite extends DutySuite> = {
  [Id in DutyId]: (typeof DUTY_PROOFS)[Id] extends { way: Way; suite: Suite } ? Id : never
}[DutyId]

/** The same at run time, in the order of the table. */
export function dutiesOf(way: 'dated' | 'steady', suite: DutySuite): string[] {
  return Object.entries<DutyProof>(DUTY_PROOFS)
    .filter(([, proof]) => proof.way === way && 'suite' in proof && proof.suite === suite)
    .map(([id]) => id)
}

function dated<const Suite extends DutySuite>(suite: Suite) {
  return { way: 'dated', suite } as const
}

function steady<const Suite extends DutySuite>(suite: Suite, because: string, elsewhere?: string) {
  return { way: 'steady', suite, because, ...(elsewhere === undefined ? {} : { elsewhere }) } as const
}

function tested(file: string, title: string, because: string) {
  return { way: 'tested', file, title, because } as const
}

function announced(because: string) {
  return { way: 'announced', because } as const
}
