import { Trans } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Icon } from '@shop/ui/icon/icon'
import { PrintButton } from '@shop/ui/legal-document/print-button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import FileText from 'lucide-react/icons/file-text'
import css from './thank-you-page.module.css'
import type { PlacedOrder } from './use-placed-order.ts'

/** What can be kept of the order: its days in a calendar, its invoice, the page on paper. */
export function OrderPapers({ placed: { calendar, invoice } }: { placed: PlacedOrder }) {
  return (
    <div className={css.papers}>
      {calendar ? (
        <ButtonLink href={calendar} kind="secondary" size="s" icon={<Icon of={CalendarPlus} />} download>
          <Trans id="order.calendar" message="Liefertermin in den Kalender" />
        </ButtonLink>
      ) : null}
      {invoice ? (
        <ButtonLink href={invoice} kind="secondary" size="s" icon={<Icon of={FileText} />} download>
          <Trans id="order.invoice" message="Rechnung (PDF)" />
        </ButtonLink>
      ) : null}
      <PrintButton />
    </div>
  )
}
