import { Trans, useLingui } from '@lingui/react'
import type { ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { Card } from '../../parts/card.tsx'
import { declineReasonName } from '../../words/inbox-words.ts'
import styles from './inbox-item-page.module.css'

/** What everybody reads below a question, or why nobody does. */
export function PublicAnswer({ question }: { question: NonNullable<ShownInboxItem['question']> }) {
  const { i18n } = useLingui()
  const { state, answer, declinedFor } = question
  return (
    <Card title={i18n.t({ id: 'inbox.publicAnswer', message: 'On the page of the product' })}>
      {state === 'asked' && (
        <p className={styles.quiet}>
          <Trans id="inbox.notPublic" message="Nothing yet: it is shown once it is answered." />
        </p>
      )}
      {state === 'answered' && <p className={styles.message}>{answer}</p>}
      {state === 'declined' && declinedFor && (
        <p className={styles.quiet}>
          <Trans
            id="inbox.declined"
            message="It is not shown. {reason}."
            values={{ reason: declineReasonName(declinedFor, i18n) }}
          />
        </p>
      )}
    </Card>
  )
}
