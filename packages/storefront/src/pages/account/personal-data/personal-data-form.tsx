import { Trans, useLingui } from '@lingui/react'
import { type PersonalData, personalDataProblems } from '@shop/domain/user/personal-data-problems'
import { GENDERS, type User } from '@shop/domain/user/user'
import { Button } from '@shop/ui/button/button'
import { genderName } from '@shop/ui/checkout/address/address-names.ts'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { acceptUserAtom } from '../../../features/session/session-change.atoms.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { useShop } from '../../../use-shop.ts'
import css from '../account-form.module.css'

/** Names, salutation, birth date and phone, by the rules that the server applies too. @see spec §5 "Names" */
export function PersonalDataForm({ user }: { user: User }) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const call = useOwnCall()
  const acceptUser = useSetAtom(acceptUserAtom)
  const showToast = useSetAtom(showToastAtom)
  const form = useForm({
    initial: () => typedOf(user),
    labels: {
      gender: i18n.t({ id: 'address.gender', message: 'Anrede' }),
      firstName: i18n.t({ id: 'address.firstName', message: 'Vorname' }),
      lastName: i18n.t({ id: 'address.lastName', message: 'Nachname' }),
      birthDate: i18n.t({ id: 'address.birthDate', message: 'Geburtsdatum' }),
      phone: i18n.t({ id: 'address.phone', message: 'Telefon' }),
    },
    fieldId: (field) => `personal-${field}`,
    words: ACCOUNT_WORDS,
    rules: (typed) => personalDataProblems(dataOf(typed), market, new Date()),
    send: (typed) =>
      call(async (api) => {
        const { putPersonalData } = await import('@shop/api-client/contract/user-personal-data')
        return api(putPersonalData, dataOf(typed))
      }),
    onSent: (saved) => {
      acceptUser(saved)
      form.reset(typedOf(saved))
      void showToast({
        type: 'success',
        message: i18n.t({ id: 'personalData.saved', message: 'Ihre Angaben sind gespeichert.' }),
      })
    },
  })

  return (
    <form className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <SelectField
        {...form.field('gender')}
        autoComplete="honorific-prefix"
        options={GENDERS.map((gender) => ({ value: gender, label: genderName(i18n, gender) }))}
      />
      <div className={css.pair}>
        <TextField {...form.field('firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} autoComplete="family-name" required />
      </div>
      <TextField
        {...form.field('birthDate')}
        type="date"
        autoComplete="bday"
        hint={i18n.t({
          id: 'personalData.birthDateHint',
          message: 'Freiwillig; wir brauchen es nur für Kauf auf Rechnung und Raten',
        })}
      />
      <TextField
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={i18n.t({ id: 'address.phoneHint', message: 'Nur für Rückfragen zur Lieferung' })}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="personalData.save" message="Speichern" />
        </Button>
      </div>
    </form>
  )
}

type Typed = { gender: string; firstName: string; lastName: string; birthDate: string; phone: string }

function typedOf({ gender, firstName, lastName, birthDate, phone }: User): Typed {
  return { gender: gender ?? 'x', firstName, lastName, birthDate: birthDate ?? '', phone: phone ?? '' }
}

/** What was typed, as the server takes it; a salutation can only be one of the list. */
function dataOf({ gender, birthDate, phone, ...names }: Typed): PersonalData {
  return {
    ...names,
    gender: GENDERS.find((known) => known === gender) ?? 'x',
    birthDate: birthDate.trim() || null,
    phone: phone.trim() || null,
  }
}
