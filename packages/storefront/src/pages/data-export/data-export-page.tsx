import { Trans } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { BesideContact } from '../../features/contact/beside-contact.tsx'
import css from '../../features/orders/orders.module.css'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { AskForExport } from './ask-for-export.tsx'
import { RequestedExport } from './requested-export.tsx'

/** Asks for the address, or opens what the link of a mail leads to. @see eu-duties C-29 */
export function DataExportPage() {
  const isReady = useHydrated()
  const [isDead, setIsDead] = useState(false)
  // behind the hash, which is never sent
  const token = isReady ? window.location.hash.slice(1) : ''

  return (
    <PageWidth>
      <div className={css.page}>
        <BesideContact>
          <div className={css.form}>
            <h1 className={css.title}>
              <Trans id="dataExport.title" message="Datenauskunft" />
            </h1>
            <NeedsScript>
              <Trans id="contact.needsScript" message="Zum Absenden brauchen Sie JavaScript." />
            </NeedsScript>
            {token !== '' && !isDead ? (
              <RequestedExport token={token} onDead={() => setIsDead(true)} />
            ) : (
              <AskForExport isDead={isDead} />
            )}
          </div>
        </BesideContact>
      </div>
    </PageWidth>
  )
}
