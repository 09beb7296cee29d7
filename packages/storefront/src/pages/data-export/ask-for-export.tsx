import { Trans, useLingui } from '@lingui/react'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import css from '../../features/auth/auth-form.module.css'
import pageCss from '../../features/auth/auth-page.module.css'
import { answered } from '../../features/problem-words/answered.ts'
import { SMALL_FORM_WORDS } from '../../features/problem-words/form-problem-words.ts'

/** Asks where the link shall go, and says the same whatever is stored. */
export function AskForExport({ isDead }: { isDead: boolean }) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const isReady = useHydrated()
  const [isSent, setIsSent] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  const form = useForm({
    initial: { email: '' },
    labels: { email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }) },
    fieldId: () => 'export-email',
    words: SMALL_FORM_WORDS,
    rules: ({ email }) => emailProblems('email', email),
    send: async ({ email }) => {
      const { requestDataExport } = await import('@shop/api-client/contract/user-data')
      return answered(api(requestDataExport, { email: normalisedEmail(email) }))
    },
    onSent: () => setIsSent(true),
    isUncontrolled: true,
  })

  useEffect(() => {
    if (isSent) answer.current?.focus()
  }, [isSent])

  if (isSent)
    return (
      <p ref={answer} className={css.answer} tabIndex={-1} role="status">
        <Trans
          id="dataExport.sent"
          message="Wenn unter dieser Adresse etwas gespeichert ist, ist jetzt eine E-Mail mit einem Link unterwegs. Der Link gilt 24 Stunden und nur einmal."
        />
      </p>
    )
  return (
    <form className={css.form} {...form.formProps}>
      {isDead ? (
        <p className={css.refusal} role="alert">
          <Trans
            id="dataExport.dead"
            message="Dieser Link gilt nicht mehr: Er war schon benutzt oder älter als 24 Stunden. Hier können Sie einen neuen anfordern."
          />
        </p>
      ) : null}
      <p className={pageCss.lead}>
        <Trans
          id="dataExport.lead"
          message="Auch ohne Konto: Wir schicken Ihnen einen Link zu allem, was unter Ihrer Adresse gespeichert ist, zum Lesen und zum Mitnehmen."
        />
      </p>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit" isBusy={form.isBusy} disabled={!isReady}>
          <Trans id="forgotten.submit" message="Link anfordern" />
        </Button>
      </div>
    </form>
  )
}
