import { Trans, useLingui } from '@lingui/react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import css from './newsletter-form.module.css'

type NewsletterFormProps = {
  state: 'idle' | 'busy' | 'done'
  /** Already worded; null when there is nothing to say. */
  error: string | null
  privacyHref: string
  onSubscribe: (email: string) => void
  /** Two forms of a page need names of their own. */
  name?: string
}

/** Asks for an address and says what happens with it; the subscription begins with the mail's own link. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state, error, privacyHref, onSubscribe, name = 'newsletter-email' } = props
  const { i18n } = useLingui()
  const titleId = useId()
  const [email, setEmail] = useState('')

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'idle') onSubscribe(email.trim())
  }

  return (
    <section className={css.newsletter} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={css.title}>
          <Trans id="newsletter.title" message="Post, die Sie gern öffnen" />
        </h2>
        <p className={css.text}>
          <Trans
            id="newsletter.text"
            message="Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Abmelden können Sie sich jederzeit mit einem Klick."
          />
        </p>
      </div>
      {state === 'done' ? (
        <p className={css.done} role="status">
          <Trans
            id="newsletter.done"
            message="Fast geschafft: Bitte bestätigen Sie den Link in der E-Mail, die gerade zu Ihnen unterwegs ist."
          />
        </p>
      ) : (
        <form className={css.form} noValidate onSubmit={onSubmit}>
          <div className={css.row}>
            <TextField
              label={i18n.t({ id: 'newsletter.email', message: 'E-Mail-Adresse' })}
              name={name}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              value={email}
              error={error}
              onChange={setEmail}
            />
            <Button type="submit" isBusy={state === 'busy'}>
              {i18n.t({ id: 'newsletter.subscribe', message: 'Anmelden' })}
            </Button>
          </div>
          <p className={css.note}>
            <Trans
              id="newsletter.privacy"
              message="Wie wir mit Ihrer Adresse umgehen, lesen Sie in den <0>Datenschutzhinweisen</0>."
              components={[
                // biome-ignore lint/a11y/useAnchorContent: the message brings the words
                <a key="privacy" href={privacyHref} />,
              ]}
            />
          </p>
        </form>
      )}
    </section>
  )
}
