import { Trans, useLingui } from '@lingui/react'
import { type EmailChangeStep, emailChangeLink } from '@shop/domain/user/email-change'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import Mail from 'lucide-react/icons/mail'
import { useEffect, useRef, useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { usePageHref } from '../../use-shop.ts'
import { emailChangeWords } from './email-change-words.ts'
import { useFollowEmailChange } from './use-follow-email-change.ts'

type Link = { step: EmailChangeStep; token: string }

/** Asks by a button what the link of a mail stands for, as mail filters follow links; then says how it went. */
export function EmailChangePage() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const link = useLinkOnce()
  const { state, follow } = useFollowEmailChange()
  const answer = useRef<HTMLDivElement>(null)
  const isOver = state.type === 'done' || state.type === 'half' || state.type === 'dead' || link === null
  const words = emailChangeWords(i18n, link === null ? null : link?.step, state)

  useEffect(() => {
    if (isOver) answer.current?.focus()
  }, [isOver])

  return (
    <PageWidth size="reading">
      <div ref={answer} className={css.answer} tabIndex={-1}>
        <EmptyState level={1} icon={Mail} title={words.title} text={words.text}>
          {isOver ? (
            <ButtonLink href={pageHref(link?.step === 'confirm' ? 'personalData' : 'login')}>
              {link?.step === 'confirm' ? (
                <Trans id="emailChange.toAccount" message="Zu den persönlichen Daten" />
              ) : (
                <Trans id="newPassword.toLogin" message="Zur Anmeldung" />
              )}
            </ButtonLink>
          ) : link ? (
            <Button isBusy={state.type === 'busy'} onClick={() => void follow(link)}>
              {link.step === 'confirm' ? (
                <Trans id="emailChange.confirm" message="E-Mail-Adresse bestätigen" />
              ) : (
                <Trans id="emailChange.undo" message="Änderung rückgängig machen" />
              )}
            </Button>
          ) : null}
        </EmptyState>
        <p className={css.refusal} role="alert">
          {state.type === 'failed' ? state.why : ''}
        </p>
        <NeedsScript>
          <Trans id="contact.needsScript" message="Zum Absenden brauchen Sie JavaScript." />
        </NeedsScript>
      </div>
    </PageWidth>
  )
}

/** What the hash says when the page opens; undefined before that is known. Afterwards the address has no token any more. */
function useLinkOnce(): Link | null | undefined {
  const [link, setLink] = useState<Link | null>()

  useEffect(() => {
    const found = emailChangeLink(window.location.hash)
    // Read once: without its token the address says nothing any more.
    setLink((known) => known ?? found)
    if (found === null) return
    history.replaceState(history.state, '', window.location.pathname + window.location.search)
  }, [])
  return link
}
