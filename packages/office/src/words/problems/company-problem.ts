import type { I18n } from '@lingui/core'

/** Why the company did not sign somebody in, and what to do. */
export function companyProblem(why: string, i18n: I18n): string {
  const texts: Record<string, string> = {
    cancelled: i18n.t({ id: 'company.cancelled', message: 'You have turned back. Nobody was signed in.' }),
    expired: i18n.t({ id: 'company.expired', message: 'That took too long. Try once more.' }),
    away: i18n.t({
      id: 'company.away',
      message: 'The company’s sign-in does not answer at the moment. Try again in a few minutes.',
    }),
    email: i18n.t({
      id: 'company.email',
      message: 'The company does not vouch for an e-mail address of yours. Ask whoever looks after it.',
    }),
    domain: i18n.t({
      id: 'company.domain',
      message: 'Your e-mail address is not one of the company’s. Choose another account there.',
    }),
    unknown: i18n.t({
      id: 'company.unknown',
      message: 'Nobody with this account works here, or not any more. Ask somebody who manages staff.',
    }),
    noRole: i18n.t({
      id: 'company.noRole',
      message: 'The company gives you no role in this office. Ask whoever looks after its groups.',
    }),
    otherPerson: i18n.t({
      id: 'company.otherPerson',
      message:
        'Your address belongs to another account of the company here. Ask somebody who manages staff to reset it.',
    }),
    linkFirst: i18n.t({
      id: 'company.linkFirst',
      message:
        'There is an account with this address, and the company is not connected with it. Sign in as usual, and connect it under your name.',
    }),
    linkExpired: i18n.t({
      id: 'company.linkExpired',
      message: 'That took too long, or you were signed out meanwhile. Nothing was connected.',
    }),
    tooManyAttempts: i18n.t({
      id: 'company.tooManyAttempts',
      message: 'Too many attempts. Try again in a quarter of an hour.',
    }),
  }
  return (
    texts[why] ??
    i18n.t({ id: 'company.failed', message: 'The sign-in through the company did not work. Try once more.' })
  )
}
