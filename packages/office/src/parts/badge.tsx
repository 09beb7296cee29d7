import type { ReactNode } from 'react'
import type { Tone } from '../words/names/state-name.ts'
import styles from './badge.module.css'

/** A state in a word. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
