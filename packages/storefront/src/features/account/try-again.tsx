import { Trans } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import css from './account-frame.module.css'

/** Shown where something could not be loaded. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failed}>
      <p role="alert">
        <Trans id="account.loadFailed" message="Das konnten wir gerade nicht laden. Nichts ist verloren." />
      </p>
      <Button kind="secondary" onClick={onRetry}>
        <Trans id="account.retry" message="Noch einmal versuchen" />
      </Button>
    </div>
  )
}
