import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { EMAIL_SAME } from '@shop/domain/user/email-change'
import { PASSWORD_LEAKED, PASSWORD_MAX, PASSWORD_MIN } from '@shop/domain/user/password'
import { CODE_INCOMPLETE, CODE_WRONG, SIGN_IN_CODE_DIGITS } from '@shop/domain/user/sign-in-code'
import type { FormWords } from '@shop/ui/form/form-answer.ts'
import { fieldProblemWords } from '../problem-words/field-problem-words.ts'
import { passkeyProblemWords } from './passkey-problem-words.ts'

const SECONDS_PER_MINUTE = 60
const MINUTES_PER_HOUR = 60
/** What is longer is told in hours, two at least. */
const MOST_MINUTES = 90

/** The problems of a refused sign-in; what belongs to no field has an empty path and the problem's code as its key. */
function problemsOf({ code, errors }: ProblemDocument): FormProblem[] {
  return errors.length > 0 ? errors : [{ path: '', key: code, params: {} }]
}

/** What a shopper reads when a sign-in or a new account is refused, and how it is put right. */
export function authProblemWords(i18n: I18n, problem: FormProblem): string {
  switch (problem.key) {
    case 'login.wrong':
      return i18n.t({
        id: 'problem.credentialsWrong',
        message: 'E-Mail-Adresse und Passwort passen nicht zusammen',
      })
    case 'password.wrong':
      return i18n.t({ id: 'problem.passwordWrong', message: 'Das ist nicht das Passwort Ihres Kontos' })
    case 'balance_left':
      return i18n.t({
        id: 'problem.balanceLeft',
        message:
          'Auf Ihrem Konto liegt noch Guthaben. Bitte lösen Sie es erst ein, oder lassen Sie es vom Kundendienst auszahlen; danach können Sie das Konto löschen.',
      })
    case 'password_changed':
      return i18n.t({
        id: 'problem.passwordChanged',
        message: 'Ihr Passwort wurde gerade anderswo geändert. Bitte melden Sie sich neu an.',
      })
    case 'session_replaced':
      return i18n.t({
        id: 'problem.sessionReplaced',
        message: 'Ihre Anmeldung wurde in einem anderen Fenster erneuert. Bitte laden Sie die Seite neu.',
      })
    case 'customer_blocked':
      return i18n.t({
        id: 'problem.customerBlocked',
        message:
          'Mit dieser E-Mail-Adresse können Sie sich zurzeit nicht anmelden und nicht bestellen. Unser Kundenservice hilft Ihnen gern weiter.',
      })
    case 'leak_check_failed':
      return i18n.t({
        id: 'problem.leakCheckFailed',
        message: 'Ob das Passwort bekannt ist, konnten wir gerade nicht prüfen. Wir nehmen es trotzdem an.',
      })
    case EMAIL_SAME:
      return i18n.t({ id: 'problem.emailSame', message: 'Das ist schon die Adresse des Kontos' })
    case 'email_taken':
      return i18n.t({
        id: 'problem.emailTakenMeanwhile',
        message:
          'Zu dieser Adresse gibt es inzwischen ein anderes Konto. Geändert ist nichts; unser Kundenservice hilft Ihnen gern weiter.',
      })
    case 'email_change_by_desk':
      return i18n.t({
        id: 'problem.emailChangeByDesk',
        message:
          'Unser Kundenservice zieht dieses Konto gerade auf eine andere Adresse um. Bis das bestätigt oder ein Tag vergangen ist, lässt sich keine weitere Änderung anfordern.',
      })
    case 'register.emailTaken':
      return i18n.t({
        id: 'problem.emailTaken',
        message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
      })
    case CODE_INCOMPLETE:
      return i18n.t({
        id: 'problem.codeIncomplete',
        message: 'Der Code hat {digits} Ziffern',
        values: { digits: SIGN_IN_CODE_DIGITS },
      })
    case CODE_WRONG:
      return i18n.t({
        id: 'problem.codeWrong',
        message: 'Das ist nicht der Code aus der neuesten E-Mail. Bitte vergleichen Sie ihn noch einmal.',
      })
    case 'code_expired':
      return i18n.t({
        id: 'problem.codeExpired',
        message:
          'Dieser Code gilt nicht mehr: Er ist zu alt oder wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an.',
      })
    case 'tooManyAttempts':
      return tooManyWords(i18n, Number(problem.params.retryAfterSeconds ?? 1))
    case 'network':
      return i18n.t({
        id: 'problem.network',
        message: 'Keine Verbindung. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
      })
    case PASSWORD_LEAKED:
      return i18n.t({
        id: 'problem.passwordLeaked',
        message:
          'Dieses Passwort steht auf einer bekannten Liste gestohlener Passwörter. Bitte wählen Sie ein anderes.',
      })
  }
  if (problem.path === '')
    return (
      passkeyProblemWords(i18n, problem.key) ??
      i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      })
    )
  return passwordRuleWords(i18n, problem.key) ?? fieldProblemWords(i18n, problem)
}

/** When somebody who has tried too often may go on; a day is counted in hours. */
function tooManyWords(i18n: I18n, seconds: number): string {
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE)
  if (minutes > MOST_MINUTES)
    return i18n.t({
      id: 'problem.tooManyAttemptsHours',
      message: 'Zu viele Versuche. Bitte versuchen Sie es in {hours} Stunden noch einmal.',
      values: { hours: Math.ceil(minutes / MINUTES_PER_HOUR) },
    })
  return i18n.t({
    id: 'problem.tooManyAttempts',
    message:
      'Zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
    values: { minutes },
  })
}

/** A rule for new passwords by the last part of its key, or null when it is none. @see spec §5 "Password" */
function passwordRuleWords(i18n: I18n, key: string): string | null {
  switch (key.replace('reset-password.fields.new-password.', '')) {
    case 'required':
      return i18n.t({ id: 'problem.required', message: 'Bitte ausfüllen' })
    case 'minLength':
      return i18n.t({
        id: 'problem.passwordShort',
        message: 'Noch zu kurz: mindestens {min} Zeichen',
        values: { min: PASSWORD_MIN },
      })
    case 'maxLength':
      return i18n.t({
        id: 'problem.maxLength',
        message: 'Höchstens {max} Zeichen',
        values: { max: PASSWORD_MAX },
      })
    case 'lowercaseLetter':
      return i18n.t({ id: 'problem.passwordLowercase', message: 'Es fehlt ein Kleinbuchstabe' })
    case 'uppercaseLetter':
      return i18n.t({ id: 'problem.passwordUppercase', message: 'Es fehlt ein Großbuchstabe' })
    case 'noSpaces':
      return i18n.t({ id: 'problem.passwordSpaces', message: 'Bitte keine Leerzeichen verwenden' })
    default:
      return null
  }
}

/** The words of forms around passwords and accounts. */
export const ACCOUNT_WORDS: FormWords<ProblemDocument> = {
  field: authProblemWords,
  whole: (i18n, document) => {
    const [first] = problemsOf(document)
    return first ? authProblemWords(i18n, { ...first, path: '' }) : ''
  },
  namesField: ({ key }) => key === 'login.wrong' || key === 'register.emailTaken',
}
