import { Trans, useLingui } from '@lingui/react'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import {
  ownMailChoices,
  reviewsChange,
  useChangedChoices,
} from '../../features/mail-choices/use-changed-choices.ts'
import { useOwn } from '../../features/session/use-own.ts'
import { usePageHref } from '../../use-shop.ts'
import css from './thank-you-page.module.css'

/**
 * Offers customers a mail that asks for a review once the goods have arrived, unticked; nothing to whoever has chosen it
 * already. An address that was not verified yet is verified where all mails are chosen. Guests are asked for nothing by
 * mail: having bought is no consent.
 *
 * @see eu-duties C-32, C-33
 */
export default function ReviewChoice() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const choices = useOwn(ownMailChoices)
  const { change } = useChangedChoices(choices)
  const shown = choices.value
  if (shown === null || !shown.asksForReviews) return null

  const { mailbox } = shown
  const hint = i18n.t({
    id: 'mailChoices.reviewsHint',
    message: 'Eine E-Mail je Bestellung; bewertet wird ohne Anmeldung.',
  })
  return (
    <section className={css.offer} data-screen-only="" aria-labelledby="review-choice">
      <h2 id="review-choice" className={css.title}>
        <Trans id="mailChoices.reviews" message="Bewertungen" />
      </h2>
      {mailbox === null ? (
        <>
          <p>{hint}</p>
          <p>
            <a href={pageHref('mailChoices')}>
              <Trans id="mailChoices.reviewsOn" message="Bitte um Bewertung nach der Lieferung" />
            </a>
          </p>
        </>
      ) : (
        <Checkbox
          name="review-invitations"
          checked={mailbox.reviewInvitations ?? false}
          label={i18n.t({ id: 'mailChoices.reviewsOn', message: 'Bitte um Bewertung nach der Lieferung' })}
          hint={hint}
          onChange={(isWanted) => void change(reviewsChange(shown, mailbox, isWanted))}
        />
      )}
    </section>
  )
}
