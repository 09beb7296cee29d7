import { Trans } from '@lingui/react'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/** Opens the browser's own print, which also saves as PDF. */
export function PrintButton() {
  return (
    <Button kind="secondary" size="s" icon={<Icon of={Printer} />} onClick={() => window.print()}>
      <Trans id="legal.print" message="Drucken oder als PDF sichern" />
    </Button>
  )
}
