import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import authCss from '../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { useOwnCall } from '../../features/session/use-own-call.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import css from './account-form.module.css'

type NameFormProps<Named> = {
  /** What the ids of its fields begin with. */
  id: string
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Characters. */
  maxLength: number
  rules: (name: string) => FormProblem[]
  rename: (api: Api, name: string) => Promise<Named>
  onNamed: (named: Named) => void
  onLeave: () => void
}

/** What something of one's own is called, in its row. Takes the focus. */
export function NameForm<Named>(props: NameFormProps<Named>) {
  const { id, name, label, hint, isRequired = false, maxLength, rules, rename, onNamed, onLeave } = props
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const form = useForm({
    initial: { name },
    labels: { name: label },
    fieldId: (field) => `${id}-${field}`,
    words: ACCOUNT_WORDS,
    rules: (values) => rules(values.name),
    send: (values) => call((api) => rename(api, values.name)),
    onSent: (named) => {
      onNamed(named)
      void showToast({
        type: 'success',
        message: i18n.t({ id: 'nameForm.saved', message: 'Der Name ist gespeichert.' }),
      })
    },
    focus: 'field',
  })

  useEffect(() => document.getElementById(`${id}-name`)?.focus(), [id])

  return (
    <form className={css.form} {...form.formProps}>
      <TextField
        {...form.field('name')}
        required={isRequired}
        maxLength={maxLength}
        autoComplete="off"
        {...(hint === undefined ? {} : { hint })}
      />
      <p className={authCss.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" size="s" isBusy={form.isBusy}>
          <Trans id="nameForm.save" message="Speichern" />
        </Button>
        <Button size="s" kind="quiet" onClick={onLeave}>
          <Trans id="nameForm.leave" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
