import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { COMPLAINT_KINDS } from '@shop/domain/after-sales/complaint'
import { MESSAGE_LENGTH } from '@shop/domain/contact/form-field'
import { COMPLAINT_PHOTOS, complaintProblems } from '@shop/domain/contact/message-problems'
import { LONGER_LIABILITY_MONTHS } from '@shop/domain/order/order-periods'
import { PhotoPicker } from '@shop/ui/after-sales/photo-picker'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { MessageSent } from '@shop/ui/message-form/message-sent'
import { RadioGroup, type RadioOption } from '@shop/ui/radio-group/radio-group'
import { SelectField, type SelectOption } from '@shop/ui/select-field/select-field'
import { TextArea } from '@shop/ui/text-area/text-area'
import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { messageDraft } from '../message-drafts/message-draft.ts'
import { answered } from '../problem-words/answered.ts'
import { refusalWords } from '../problem-words/form-problem-words.ts'
import { userAtom } from '../session/session.atoms.ts'
import { complaintKindName, complaintProblemWords } from './complaint-words.ts'
import css from './orders.module.css'
import type { OrderAccess } from './use-order.ts'
import { usePhotos } from './use-photos.ts'

type ComplaintFormProps = {
  loaded: LoadedOrder
  access: OrderAccess
  /** Back to the order, where the complaint then stands. */
  onDone: () => void
}

const WORDS = { field: complaintProblemWords, whole: refusalWords }

/** Complains about an item, with pictures. Where the law prolongs liability by a repair, that is offered first. @see eu-duties C-05, C-06 */
export function ComplaintForm({ loaded: { order, prolongsByRepair }, access, onDone }: ComplaintFormProps) {
  const { i18n } = useLingui()
  const [number, setNumber] = useState<string | null>(null)
  const labels = {
    item: i18n.t({ id: 'complaint.item', message: 'Um welchen Artikel geht es?' }),
    kind: i18n.t({ id: 'complaint.kind', message: 'Was stimmt nicht?' }),
    message: i18n.t({ id: 'complaint.message', message: 'Was genau ist nicht in Ordnung?' }),
    remedy: i18n.t({ id: 'complaint.remedy', message: 'Was wünschen Sie sich?' }),
    photos: i18n.t({ id: 'photos.label', message: 'Fotos' }),
  }
  const photos = usePhotos(access, order.locale)
  const form = useComplaint({
    access,
    labels,
    photos,
    remedy: prolongsByRepair ? 'repair' : 'replacement',
    onSent: setNumber,
  })
  const control = (field: keyof typeof form.values) => ({
    name: `complaint-${field}`,
    value: form.values[field],
    error: form.problems[field],
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (photos.isLoading) event.preventDefault()
    else form.formProps.onSubmit(event)
  }

  if (number !== null) return <Sent number={number} onDone={onDone} />

  return (
    <form className={css.form} {...form.formProps} onSubmit={onSubmit}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <SelectField
        {...control('item')}
        label={labels.item}
        required
        placeholder={i18n.t({ id: 'address.choose', message: 'Bitte wählen' })}
        options={itemOptions(order)}
      />
      <SelectField
        {...control('kind')}
        label={labels.kind}
        required
        placeholder={i18n.t({ id: 'address.choose', message: 'Bitte wählen' })}
        options={COMPLAINT_KINDS.map((kind) => ({ value: kind, label: complaintKindName(i18n, kind) }))}
      />
      <TextArea
        {...control('message')}
        label={labels.message}
        required
        rows={6}
        hint={i18n.t({
          id: 'contact.messageHint',
          message: '{min} bis {max} Zeichen',
          values: { min: MESSAGE_LENGTH.min, max: MESSAGE_LENGTH.max },
        })}
      />
      <PhotoPicker
        photos={photos.photos}
        most={COMPLAINT_PHOTOS.max}
        onPick={photos.pick}
        onRemove={photos.remove}
        error={form.problems.photos ?? null}
      />
      <RadioGroup
        legend={labels.remedy}
        {...control('remedy')}
        required
        options={remedyOptions(i18n, prolongsByRepair)}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy || photos.isLoading}>
          <Trans id="complaint.send" message="Reklamation senden" />
        </Button>
        <Button kind="secondary" onClick={onDone}>
          <Trans id="dialog.close" message="Schließen" />
        </Button>
      </div>
    </form>
  )
}

type ComplaintOptions = {
  access: OrderAccess
  labels: Record<'item' | 'kind' | 'message' | 'remedy' | 'photos', string>
  photos: { ready: string[] }
  /** The first one, which is chosen before anybody has. */
  remedy: string
  onSent: (number: string) => void
}

/** What is complained about, kept in the tab until it is sent, and the call that sends it with its pictures. */
function useComplaint({ access, labels, photos, remedy, onSent }: ComplaintOptions) {
  const { api } = useAtomValue(servicesAtom)
  const draft = messageDraft(`complaint ${access.orderNumber}`, useAtomValue(userAtom))

  return useForm({
    initial: () => {
      const { item = '', kind = '', message = '', remedy: chosen = remedy } = draft.read()
      return { item, kind, remedy: chosen, message }
    },
    onChange: draft.keep,
    labels: withoutQuestion(labels),
    fieldId: (field) => `complaint-${field}`,
    words: WORDS,
    rules: (typed) => complaintProblems({ ...typed, photos: [] }),
    send: async (typed) => {
      const { complainAboutOrder } = await import('@shop/api-client/contract/after-sales')
      return answered(api(complainAboutOrder, { ...access, ...typed, photos: photos.ready }))
    },
    onSent: ({ number }) => {
      draft.forget()
      onSent(number)
    },
  })
}

function Sent({ number, onDone }: { number: string; onDone: () => void }) {
  return (
    <MessageSent>
      <h2>
        <Trans id="complaint.sentTitle" message="Ihre Reklamation ist eingegangen" />
      </h2>
      <p>
        <Trans
          id="complaint.sent"
          message="Ihre Reklamation hat die Nummer {number}. Gleich bekommen Sie eine Bestätigung per E-Mail, eine Antwort meist innerhalb von zwei Werktagen."
          values={{ number: <span className={css.whole}>{number}</span> }}
        />
      </p>
      <div className={css.actions}>
        <Button onClick={onDone}>
          <Trans id="complaint.back" message="Zur Bestellung" />
        </Button>
      </div>
    </MessageSent>
  )
}

/** @see eu-duties C-05 */
function remedyOptions(i18n: I18n, prolongsByRepair: boolean): RadioOption[] {
  const repair = { value: 'repair', label: i18n.t({ id: 'complaint.repair', message: 'Reparatur' }) }
  const others = [
    { value: 'replacement', label: i18n.t({ id: 'complaint.replacement', message: 'Ersatz' }) },
    { value: 'refund', label: i18n.t({ id: 'complaint.refund', message: 'Geld zurück' }) },
  ]
  if (!prolongsByRepair) return [...others, repair]
  const hint = i18n.t({
    id: 'complaint.repairHint',
    message: 'Nach einer Reparatur haften wir für Mängel {months} Monate länger.',
    values: { months: LONGER_LIABILITY_MONTHS },
  })
  return [{ ...repair, hint }, ...others]
}

function itemOptions({ packages }: LoadedOrder['order']): SelectOption[] {
  return packages
    .flatMap(({ items }) => items)
    .map(({ key, product, variant }) => ({
      value: key,
      label: variant.label ? `${product.name}, ${variant.label}` : product.name,
    }))
}

/** In the summary a name stands before a colon, where a question would look odd. */
function withoutQuestion<Field extends string>(labels: Record<Field, string>): Record<Field, string> {
  const named = { ...labels }
  for (const field in named) named[field] = labels[field].replace(/\s*\?$/, '')
  return named
}
