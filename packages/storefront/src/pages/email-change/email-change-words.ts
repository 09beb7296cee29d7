import type { I18n } from '@lingui/core'
import {
  EMAIL_CONFIRM_HOURS,
  EMAIL_UNDO_DAYS,
  type EmailChangeStep,
  type Mailbox,
} from '@shop/domain/user/email-change'
import type { FollowState } from './use-follow-email-change.ts'

type Words = { title: string; text: string }

/** What the page of a link says, by the link, which only the browser knows, and what came of it. */
export function emailChangeWords(
  i18n: I18n,
  step: EmailChangeStep | null | undefined,
  state: FollowState,
): Words {
  if (state.type === 'done') return step === 'undo' ? undoneWords(i18n, state.email) : doneWords(i18n, state)
  if (state.type === 'half') return halfWords(i18n, state.waitsFor)
  if (state.type === 'dead') return deadWords(i18n)
  if (step === undefined)
    return { title: i18n.t({ id: 'emailChange.title', message: 'E-Mail-Adresse ändern' }), text: '' }
  if (step === 'confirm')
    return {
      title: i18n.t({ id: 'emailChange.title', message: 'E-Mail-Adresse ändern' }),
      text: i18n.t({
        id: 'emailChange.confirmText',
        message:
          'Sobald die Änderung ganz bestätigt ist, melden Sie sich mit der neuen Adresse an, und alle Nachrichten zum Konto kommen dorthin. Auf anderen Geräten endet die Anmeldung.',
      }),
    }
  if (step === 'undo')
    return {
      title: i18n.t({ id: 'emailChange.undoTitle', message: 'Frühere Adresse zurückholen' }),
      text: i18n.t({
        id: 'emailChange.undoText',
        message:
          'Die frühere Adresse gilt dann wieder. Alle Geräte werden abgemeldet, und das jetzige Passwort endet.',
      }),
    }
  return deadWords(i18n)
}

function halfWords(i18n: I18n, waitsFor: Mailbox): Words {
  return {
    title: i18n.t({ id: 'emailChange.halfTitle', message: 'Eine Bestätigung fehlt noch' }),
    text:
      waitsFor === 'new'
        ? i18n.t({
            id: 'emailChange.halfNew',
            message:
              'Danke. Öffnen Sie jetzt noch den Link, den wir an die neue Adresse geschickt haben. Bis dahin bleibt alles, wie es ist.',
          })
        : i18n.t({
            id: 'emailChange.halfOld',
            message:
              'Danke. Öffnen Sie jetzt noch den Link, den wir an die bisherige Adresse geschickt haben. Bis dahin bleibt alles, wie es ist.',
          }),
  }
}

/** A change that customer service began has ended the password. */
function doneWords(i18n: I18n, { email, keepsPassword }: Extract<FollowState, { type: 'done' }>): Words {
  return {
    title: i18n.t({ id: 'emailChange.doneTitle', message: 'Die neue Adresse gilt' }),
    text: keepsPassword
      ? i18n.t({
          id: 'emailChange.doneText',
          message:
            'Ihr Konto hat jetzt die Adresse {email}. Ein Newsletter bleibt bei der früheren: Bestellen Sie ihn für die neue bei Bedarf neu.',
          values: { email },
        })
      : i18n.t({
          id: 'emailChange.doneByDeskText',
          message:
            'Ihr Konto hat jetzt die Adresse {email}. Das bisherige Passwort und die Passkeys gelten nicht mehr: Melden Sie sich mit einem Code per E-Mail an, und legen Sie dabei ein neues Passwort fest. Ein Newsletter bleibt bei der früheren Adresse.',
          values: { email },
        }),
  }
}

function undoneWords(i18n: I18n, email: string): Words {
  return {
    title: i18n.t({ id: 'emailChange.undoneTitle', message: 'Das Konto gehört wieder Ihnen' }),
    text: i18n.t({
      id: 'emailChange.undoneText',
      message:
        'Es gilt wieder {email}. Melden Sie sich mit einem Code per E-Mail an, und legen Sie dabei ein neues Passwort fest.',
      values: { email },
    }),
  }
}

function deadWords(i18n: I18n): Words {
  return {
    title: i18n.t({ id: 'newPassword.expiredTitle', message: 'Dieser Link gilt nicht mehr' }),
    text: i18n.t({
      id: 'emailChange.deadText',
      message:
        'Zum Bestätigen gilt er {hours} Stunden, zum Rückgängigmachen {days} Tage, und jeweils nur einmal. Ändern können Sie die Adresse im Konto unter „Persönliche Daten“.',
      values: { hours: EMAIL_CONFIRM_HOURS, days: EMAIL_UNDO_DAYS },
    }),
  }
}
