import { type ReactNode, useId } from 'react'
import styles from './facts.module.css'

type GroupProps = {
  /** Null where the line above names it already. */
  label: string | null
  problem: string | null
  children: ReactNode
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function Group({ label, problem, children }: GroupProps) {
  const id = useId()
  const said = problem && (
    <p className={styles.problem} id={id}>
      {problem}
    </p>
  )
  if (label === null)
    return (
      <div className={styles.whole}>
        {children}
        {said}
      </div>
    )
  return (
    <fieldset className={styles.group} aria-describedby={problem ? id : undefined}>
      <legend>{label}</legend>
      {children}
      {said}
    </fieldset>
  )
}
