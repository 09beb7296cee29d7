import { Trans } from '@lingui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import system from './system-page.module.css'

type SecretOnceProps = { secret: string; onDone: () => void }

/** Something that lets a system in. The shop keeps only a digest of it, so this is the one time that it is shown. */
export function SecretOnce({ secret, onDone }: SecretOnceProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <Notice tone="notice">
        <Trans
          id="system.once"
          message="Put this where the other system reads it, now: it is shown this once."
        />
      </Notice>
      <div className={system.secret}>
        <code>{secret}</code>
        <div>
          <Button onPress={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
            <Copy aria-hidden="true" />
            <Trans id="staff.copy" message="Copy" />
          </Button>
        </div>
      </div>
      <p className={styles.quiet} role="status">
        {isCopied && <Trans id="staff.copied" message="Copied." />}
      </p>
      <div className={styles.send}>
        <Button look="primary" onPress={onDone} autoFocus>
          <Trans id="system.kept" message="It is there" />
        </Button>
      </div>
    </div>
  )
}
