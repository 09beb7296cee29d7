import { Trans, useLingui } from '@lingui/react'
import { reportProblems } from '@shop/domain/review/review-report'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useForm } from '@shop/ui/form/use-form.ts'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { usePageHref } from '../../use-shop.ts'
import { messageFormOptions } from '../problem-words/message-form-options.ts'
import { ReviewAnswer } from './review-answer.tsx'
import { reportReviewAtom } from './reviews.atoms.ts'
import { useReportFields } from './use-report-fields.ts'

type ReportReviewProps = { id: string; onClose: () => void }

/** The dialog that reports a review, and what happens next. @see eu-duties C-48 */
export default function ReportReview({ id, onClose }: ReportReviewProps) {
  const { i18n } = useLingui()
  const [sent, setSent] = useState<Sent | null>(null)

  return (
    <Dialog
      isOpen
      size="m"
      title={i18n.t({ id: 'review.report', message: 'Bewertung melden' })}
      returnFocusTo={`report-${id}`}
      onClose={onClose}
    >
      {sent ? <Arrived {...sent} onClose={onClose} /> : <Form id={id} onSent={setSent} />}
    </Dialog>
  )
}

/** Without an address nobody can be told what was decided. */
type Sent = { hasAddress: boolean }
type FormProps = { id: string; onSent: (sent: Sent) => void }

function Form({ id, onSent }: FormProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const fields = useReportFields()
  const report = useSetAtom(reportReviewAtom)
  const sent = useRef<Sent>({ hasAddress: false })
  const typed = ({
    reason = '',
    message = '',
    name = '',
    email = '',
    faith = '',
  }: Record<string, string>) => ({
    reason,
    message,
    name,
    email,
    faith,
  })
  const form = useForm({
    ...messageFormOptions('report', fields),
    rules: (values) => reportProblems(typed(values)),
    send: (values) => {
      const form = typed(values)
      sent.current = { hasAddress: form.email.trim() !== '' }
      return report({ id, ...form, website: values.website ?? '' })
    },
    onSent: () => onSent(sent.current),
  })

  return (
    <MessageForm
      {...form}
      id="report"
      fields={fields}
      submitLabel={i18n.t({ id: 'report.send', message: 'Meldung absenden' })}
      onSubmit={(values) => void form.submit(values)}
      note={
        <Trans
          id="report.note"
          message="Was erlaubt ist, steht in den <0>Regeln für Bewertungen</0>. Wer geschrieben hat, erfährt nicht, von wem die Meldung kommt. Mehr unter <1>Datenschutz</1>."
          components={[
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            <a key="rules" href={pageHref('terms')} />,
            // biome-ignore lint/a11y/useAnchorContent: the words come with the message
            <a key="privacy" href={pageHref('privacy')} />,
          ]}
        />
      }
    />
  )
}

function Arrived({ hasAddress, onClose }: Sent & { onClose: () => void }) {
  return (
    <ReviewAnswer onClose={onClose}>
      {hasAddress ? (
        <Trans
          id="report.arrived"
          message="Ihre Meldung ist angekommen. Ein Mensch sieht sie sich an und entscheidet; Bestätigung und Entscheidung bekommen Sie per E-Mail."
        />
      ) : (
        <Trans
          id="report.arrivedUnnamed"
          message="Ihre Meldung ist angekommen. Ein Mensch sieht sie sich an und entscheidet. Ohne E-Mail-Adresse können wir Ihnen nicht mitteilen, wie."
        />
      )}
    </ReviewAnswer>
  )
}
