import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  tone: 'bad' | 'notice' | 'good'
  /** Read out when there is time for it: it interrupts nobody who types. */
  isCalm?: boolean
  children: ReactNode
}

/** Something that has to be read; what went wrong is announced. */
export function Notice({ tone, isCalm = tone === 'good', children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={isCalm ? 'status' : 'alert'}>
      {children}
    </div>
  )
}

/** A place without anything in it: what it would hold, and what to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  )
}

/** A place whose content is on its way; it keeps the room that the content will take. */
export function Loading({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.bar} />
      ))}
    </div>
  )
}
