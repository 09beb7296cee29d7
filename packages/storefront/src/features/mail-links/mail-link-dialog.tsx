import { useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { refusalWords } from '../problem-words/form-problem-words.ts'
import type { FollowedMailLink } from './mail-link.ts'
import { followMailLinkAtom } from './mail-links.atoms.ts'

/** Follows the link once and says what came of it. A failed try can be repeated: the link is still good. */
export default function MailLinkDialog({ link, onClose }: { link: FollowedMailLink; onClose: () => void }) {
  const { i18n } = useLingui()
  const follow = useSetAtom(followMailLinkAtom)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'busy' | 'done' | 'failed'>('busy')
  const [refusal, setRefusal] = useState('')

  useEffect(() => {
    let isCurrent = true
    setState('busy')
    follow(link)
      .then((answer) => {
        if (!isCurrent) return
        setState(answer.type === 'success' ? 'done' : 'failed')
        if (answer.type === 'success') return
        setRefusal(
          answer.problem.code === 'reminder_link_expired'
            ? i18n.t({
                id: 'mailLink.expired',
                message: 'Dieser Link ist zu alt. Bitte fordern Sie die Erinnerung noch einmal an.',
              })
            : refusalWords(i18n, answer.problem),
        )
      })
      .catch(() => {
        if (isCurrent) setState('failed')
      })
    return () => {
      isCurrent = false
    }
  }, [follow, link, i18n, attempt])

  const titles: Record<FollowedMailLink['kind'], string> = {
    confirmReminder: i18n.t({ id: 'mailLink.confirmTitle', message: 'Erinnerung' }),
    cancelReminder: i18n.t({ id: 'mailLink.cancelTitle', message: 'Keine Erinnerung mehr' }),
    endInvitations: i18n.t({ id: 'mailLink.invitationsTitle', message: 'Keine Bitte um Bewertung mehr' }),
    cancelReservation: i18n.t({ id: 'mailLink.reservationTitle', message: 'Reservierung aufheben' }),
  }
  const done: Record<FollowedMailLink['kind'], string> = {
    confirmReminder: i18n.t({
      id: 'mailLink.confirmed',
      message: 'Bestätigt. Sobald der Artikel wieder da ist, schreiben wir Ihnen.',
    }),
    cancelReminder: i18n.t({
      id: 'mailLink.cancelled',
      message: 'Erledigt. Sie bekommen an diese Adresse keine Erinnerung mehr.',
    }),
    endInvitations: i18n.t({
      id: 'mailLink.invitationsEnded',
      message: 'Erledigt. Wir bitten Sie nicht mehr per E-Mail um Bewertungen.',
    }),
    cancelReservation: i18n.t({
      id: 'mailLink.reservationCancelled',
      message: 'Erledigt. Der Artikel geht zurück ins Regal.',
    }),
  }
  const words = {
    busy: i18n.t({ id: 'mailLink.busy', message: 'Einen Augenblick …' }),
    done: done[link.kind],
    failed:
      refusal ||
      i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={titles[link.kind]}
      onClose={onClose}
      footer={
        state === 'failed' ? (
          <Button onClick={() => setAttempt(attempt + 1)}>
            {i18n.t({ id: 'mailLink.again', message: 'Noch einmal versuchen' })}
          </Button>
        ) : (
          <Button onClick={onClose}>{i18n.t({ id: 'mailLink.close', message: 'Zum Artikel' })}</Button>
        )
      }
    >
      <p role="status">{words[state]}</p>
    </Dialog>
  )
}
