import { Trans, useLingui } from '@lingui/react'
import { loggedChanges } from '../../words/log/logged-changes.ts'
import styles from './log-change.module.css'

/** What an entry of the log changed: each field with what it was and what it is. */
export function LogChange({ before, after }: { before: unknown; after: unknown }) {
  const { i18n } = useLingui()
  const changes = loggedChanges(before, after, i18n)
  if (changes.length === 0) return null

  return (
    <ul className={styles.changes}>
      {changes.map(({ id, field, was, now }) => (
        <li key={id}>
          {field !== null && <span className={styles.field}>{field}</span>}
          {was !== null && <del>{was}</del>}
          {was !== null && now !== null && <span aria-hidden="true">→</span>}
          {now === null ? (
            <em>
              <Trans id="log.takenAway" message="taken away" />
            </em>
          ) : (
            <ins>{now}</ins>
          )}
        </li>
      ))}
    </ul>
  )
}
