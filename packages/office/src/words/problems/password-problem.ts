import type { I18n } from '@lingui/core'

/** What is wrong with a password, and what to do. @see staffPasswordProblem */
export function passwordProblem(problem: string, i18n: I18n): string {
  const texts: Record<string, string> = {
    current: i18n.t({ id: 'password.current', message: 'This is not your password.' }),
    tooShort: i18n.t({ id: 'password.tooShort', message: 'Use at least 12 characters.' }),
    tooLong: i18n.t({ id: 'password.tooLong', message: 'Use at most 200 characters.' }),
    tooPlain: i18n.t({ id: 'password.tooPlain', message: 'Use more different characters.' }),
    ownEmail: i18n.t({ id: 'password.ownEmail', message: 'Your e-mail address is the first guess.' }),
    sameAsBefore: i18n.t({ id: 'password.sameAsBefore', message: 'Choose another one than before.' }),
  }
  return texts[problem] ?? problem
}
