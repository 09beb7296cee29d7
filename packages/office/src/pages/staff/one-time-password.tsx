import { Trans } from '@lingui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import styles from './staff-page.module.css'

type OneTimePasswordProps = { email: string; password: string; onDone: () => void }

/** A password for the first sign-in. The shop keeps only its digest, so this is the one time that it is shown. */
export function OneTimePassword({ email, password, onDone }: OneTimePasswordProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <Notice tone="notice">
        <Trans
          id="staff.once"
          message="Hand this password to {email} now: it is shown this once, works for seven days, and is replaced at the first sign-in."
          values={{ email }}
        />
      </Notice>
      <p className={styles.password}>
        <code>{password}</code>
        <Button onPress={() => void navigator.clipboard.writeText(password).then(() => setCopied(true))}>
          <Copy aria-hidden="true" />
          <Trans id="staff.copy" message="Copy" />
        </Button>
      </p>
      <p className={styles.quiet} role="status">
        {isCopied && <Trans id="staff.copied" message="Copied." />}
      </p>
      <div className={styles.actions}>
        <Button look="primary" onPress={onDone} autoFocus>
          <Trans id="staff.handedOver" message="I have handed it over" />
        </Button>
      </div>
    </div>
  )
}
