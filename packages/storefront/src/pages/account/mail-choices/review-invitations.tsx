import { Trans, useLingui } from '@lingui/react'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import css from '../account-form.module.css'

type ReviewInvitationsProps = { isOn: boolean; onChange: (isWanted: boolean) => void }

/** Whether mails may ask for reviews of what has arrived; never ticked in advance. @see eu-duties C-33 */
export function ReviewInvitations({ isOn, onChange }: ReviewInvitationsProps) {
  const { i18n } = useLingui()

  return (
    <section className={css.part} aria-labelledby="review-invitations-title">
      <h2 className={css.subtitle} id="review-invitations-title">
        <Trans id="mailChoices.reviews" message="Bewertungen" />
      </h2>
      <Checkbox
        name="review-invitations"
        checked={isOn}
        label={i18n.t({ id: 'mailChoices.reviewsOn', message: 'Bitte um Bewertung nach der Lieferung' })}
        hint={i18n.t({
          id: 'mailChoices.reviewsHint',
          message: 'Eine E-Mail je Bestellung; bewertet wird ohne Anmeldung.',
        })}
        onChange={onChange}
      />
    </section>
  )
}
