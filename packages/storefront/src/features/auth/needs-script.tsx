import { Trans } from '@lingui/react'

/** Said where scripts are off. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        <Trans id="login.needsScript" message="Zum Anmelden brauchen Sie JavaScript." />
      </p>
    </noscript>
  )
}
