import { Trans, useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import type { FormEvents } from '../form/use-form.ts'
import { type FormProblem, FormProblems } from '../form-problems/form-problems.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './reservation-form.module.css'

export type ReservationDraft = { quantity: number; name: string; email: string; phone: string }

type ReservationFormProps = {
  /** What is put aside, and where. */
  productName: string
  storeName: string
  /** Pieces that may be asked for. */
  most: number
  draft: ReservationDraft
  onChange: (draft: ReservationDraft) => void
  onSubmit: () => void
  events?: FormEvents
  onBack: () => void
  problems: Partial<Record<keyof ReservationDraft, string>>
  summary: readonly FormProblem[]
  attempt: number
  isBusy: boolean
}

/** Ids of the fields, for the summary. */
export const reservationFieldId = (field: string) => `reservation-${field}`

/** How many, and for whom. @see eu-duties C-31: no more than it takes */
export function ReservationForm(props: ReservationFormProps) {
  const { draft, onChange, problems, most } = props
  const { i18n } = useLingui()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={submit} {...props.events}>
      <p>
        <Trans
          id="reservation.what"
          message="{product} bei {store}. Wir halten den Artikel drei Öffnungstage lang für Sie bereit. Sie bezahlen vor Ort, kaufen müssen Sie nichts."
          values={{ product: props.productName, store: props.storeName }}
        />
      </p>
      <FormProblems problems={props.summary} attempt={props.attempt} />
      <SelectField
        label={i18n.t({ id: 'reservation.quantity', message: 'Stück' })}
        name={reservationFieldId('quantity')}
        required
        options={Array.from({ length: Math.max(1, most) }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        value={String(Math.min(draft.quantity, Math.max(1, most)))}
        onChange={(quantity) => onChange({ ...draft, quantity: Number(quantity) })}
        error={problems.quantity}
      />
      <TextField
        label={i18n.t({ id: 'reservation.name', message: 'Vor- und Nachname' })}
        name={reservationFieldId('name')}
        required
        autoComplete="name"
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        error={problems.name}
      />
      <TextField
        label={i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' })}
        name={reservationFieldId('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        value={draft.email}
        onChange={(email) => onChange({ ...draft, email })}
        error={problems.email}
        hint={i18n.t({ id: 'reservation.emailHint', message: 'Dorthin geht die Bestätigung.' })}
      />
      <TextField
        label={i18n.t({ id: 'reservation.phone', message: 'Telefon' })}
        name={reservationFieldId('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={(phone) => onChange({ ...draft, phone })}
        error={problems.phone}
        hint={i18n.t({
          id: 'reservation.phoneHint',
          message: 'Nur für einen Anruf, falls mit Ihrer Reservierung etwas nicht klappt.',
        })}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={props.isBusy}>
          <Trans id="reservation.submit" message="Unverbindlich reservieren" />
        </Button>
        <Button kind="quiet" onClick={props.onBack}>
          <Trans id="reservation.back" message="Andere Filiale" />
        </Button>
      </div>
    </form>
  )
}
