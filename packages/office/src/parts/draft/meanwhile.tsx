import { Trans } from '@lingui/react'
import styles from './draft.module.css'

/** What somebody else has made of a field while it was changed here. */
export function Meanwhile({ text }: { text: string }) {
  return (
    <p className={styles.theirs}>
      <Trans id="product.theirs" message="Meanwhile: {text}" values={{ text }} />
    </p>
  )
}
