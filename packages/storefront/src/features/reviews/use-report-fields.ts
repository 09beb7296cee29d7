import { useLingui } from '@lingui/react'
import { REPORT_LENGTH, REPORT_REASONS } from '@shop/domain/review/review-report'
import { reportReasonName } from '@shop/i18n/report-reason-name'
import type { MessageFormField } from '@shop/ui/message-form/message-field'

/** What a report has to say: why, in words, from whom, and that it is meant. @see Regulation (EU) 2022/2065 art. 16(2) */
export function useReportFields(): MessageFormField[] {
  const { i18n } = useLingui()
  const asked = { required: true, options: [] }

  return [
    {
      name: 'reason',
      kind: 'select',
      label: i18n.t({ id: 'report.reason', message: 'Grund' }),
      required: true,
      placeholder: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }),
      options: REPORT_REASONS.map((value) => ({ value, label: reportReasonName(i18n, value) })),
    },
    {
      ...asked,
      name: 'message',
      kind: 'textarea',
      label: i18n.t({ id: 'report.message', message: 'Was genau ist daran falsch, und warum?' }),
      hint: i18n.t({
        id: 'contact.messageHint',
        message: '{min} bis {max} Zeichen',
        values: REPORT_LENGTH,
      }),
    },
    {
      ...asked,
      name: 'name',
      kind: 'text',
      label: i18n.t({ id: 'withdrawal.name', message: 'Name' }),
      isHalf: true,
      autoComplete: 'name',
    },
    {
      ...asked,
      name: 'email',
      kind: 'email',
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      hint: i18n.t({
        id: 'report.emailHint',
        message: 'Bei Missbrauch von Kindern dürfen Name und Adresse fehlen.',
      }),
      isHalf: true,
      autoComplete: 'email',
    },
    {
      ...asked,
      name: 'faith',
      kind: 'checkbox',
      label: i18n.t({
        id: 'report.faith',
        message: 'Meine Angaben sind nach bestem Wissen richtig und vollständig.',
      }),
    },
  ]
}
