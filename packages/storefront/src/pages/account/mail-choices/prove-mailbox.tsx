import { Trans, useLingui } from '@lingui/react'
import { SIGN_IN_CODE_MINUTES, signInCodeProblems } from '@shop/domain/user/sign-in-code'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import auth from '../../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { signInWithCodeAtom } from '../../../features/auth/authenticate.atoms.ts'
import { useNextCode } from '../../../features/auth/use-next-code.ts'
import css from '../account-form.module.css'

const FIELD_ID = 'mailbox-code'

type ProveMailboxProps = { email: string; onProven: () => void }

/** Shows that the account's address is the customer's, by a code that only the mailbox gets. */
export function ProveMailbox({ email, onProven }: ProveMailboxProps) {
  const [ticket, setTicket] = useState<string | null>(null)

  return (
    <>
      <p className={css.lead}>
        <Trans
          id="mailChoices.unproven"
          message="All das gehört zum Postfach {email}. Ein Code per E-Mail zeigt, dass es das richtige ist."
          values={{ email }}
        />
      </p>
      {ticket === null ? (
        <AskForCode email={email} onSent={setTicket} />
      ) : (
        <EnterCode ticket={ticket} onProven={onProven} />
      )}
    </>
  )
}

function AskForCode({ email, onSent }: { email: string; onSent: (ticket: string) => void }) {
  const { ask, isBusy, refusal } = useNextCode(email, FIELD_ID, ({ ticket }) => onSent(ticket))

  return (
    <>
      <p className={auth.refusal} role="alert">
        {refusal}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" isBusy={isBusy} onClick={ask}>
          <Trans id="signInCode.ask" message="Code anfordern" />
        </Button>
      </div>
    </>
  )
}

function EnterCode({ ticket, onProven }: { ticket: string; onProven: () => void }) {
  const { i18n } = useLingui()
  const signIn = useSetAtom(signInWithCodeAtom)
  const form = useForm({
    initial: { code: '' },
    labels: { code: i18n.t({ id: 'signInCode.code', message: 'Code' }) },
    fieldId: () => FIELD_ID,
    words: ACCOUNT_WORDS,
    rules: ({ code }) => signInCodeProblems('code', code),
    send: async ({ code }) => {
      const answer = await signIn({ ticket, code })
      return answer.type === 'success' ? { type: 'success', value: answer.user } : answer
    },
    onSent: onProven,
    focus: 'field',
  })

  useEffect(() => document.getElementById(FIELD_ID)?.focus(), [])

  return (
    <form className={css.form} {...form.formProps}>
      <p role="status">
        <Trans
          id="mailChoices.codeSent"
          message="Der Code ist unterwegs und gilt {minutes} Minuten. Ist er nicht da, hilft ein Blick in den Spam-Ordner."
          values={{ minutes: SIGN_IN_CODE_MINUTES }}
        />
      </p>
      <TextField
        {...form.field('code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <p className={auth.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="mailChoices.prove" message="Bestätigen" />
        </Button>
      </div>
    </form>
  )
}
