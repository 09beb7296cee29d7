import { Trans, useLingui } from '@lingui/react'
import { REVIEW_LENGTH, REVIEW_TITLE_MAX, reviewProblems } from '@shop/domain/contact/message-problems'
import type { Product } from '@shop/domain/product/product'
import { NICKNAME_LENGTH, nicknameProblems } from '@shop/domain/review/nickname'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useForm } from '@shop/ui/form/use-form.ts'
import { ReviewForm, reviewFieldId } from '@shop/ui/reviews/review-form'
import { useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { usePageHref } from '../../use-shop.ts'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import css from './product-reviews.module.css'
import { ReviewAnswer } from './review-answer.tsx'
import { type ReviewDraft, reviewDraftsAtom, writeReviewAtom } from './reviews.atoms.ts'

const NOTHING = { rating: 0, title: '', text: '', nickname: '' }

type WriteReviewProps = {
  product: Pick<Product, 'referenceKey' | 'name'>
  /** The token of the mail's link that led here, which stands for a sign-in. */
  invitation: string | null
  onClose: () => void
}

/** The dialog around the form: for whom it is, the form itself, and thanks. */
export default function WriteReview({ product, invitation, onClose }: WriteReviewProps) {
  const { i18n } = useLingui()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const [isKnown, setIsKnown] = useState(user !== null)
  const [isSent, setIsSent] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const close = () => {
    // The address must not open the dialog again after a reload.
    if (window.location.hash !== '')
      history.replaceState(history.state, '', location.pathname + location.search)
    onClose()
  }

  useEffect(() => {
    loadUser()
      .catch(() => undefined)
      .finally(() => setIsKnown(true))
  }, [loadUser])

  const isInvited = invitation !== null && !isRefused
  const isCustomer = user !== null && (user.loggedIn || user.isGuestCustomer)
  const mayWrite = isInvited || isCustomer
  return (
    <Dialog
      isOpen
      size="m"
      title={i18n.t({
        id: 'review.dialog',
        message: 'Bewertung zu {name}',
        values: { name: product.name },
      })}
      returnFocusTo="write-review"
      onClose={close}
    >
      {isSent ? <Thanks onClose={close} /> : null}
      {!isSent && isKnown && mayWrite ? (
        <Form
          referenceKey={product.referenceKey}
          firstName={isCustomer ? user.firstName : ''}
          invitation={isInvited ? invitation : null}
          onRefused={() => setIsRefused(true)}
          onSent={() => setIsSent(true)}
        />
      ) : null}
      {!isSent && isKnown && !mayWrite ? <SignInHint /> : null}
    </Dialog>
  )
}

type FormProps = {
  referenceKey: string
  firstName: string
  invitation: string | null
  /** The link of the mail is too old: there is still the way of an account. */
  onRefused: () => void
  onSent: () => void
}

function Form({ referenceKey, firstName, invitation, onRefused, onSent }: FormProps) {
  const { i18n } = useLingui()
  const [drafts, setDrafts] = useAtom(reviewDraftsAtom)
  const write = useSetAtom(writeReviewAtom)
  const keep = (draft: ReviewDraft) => setDrafts((now) => ({ ...now, [referenceKey]: draft }))
  const form = useForm({
    initial: drafts[referenceKey] ?? { ...NOTHING, nickname: firstName },
    labels: {
      rating: i18n.t({ id: 'review.rating', message: 'Bewertung' }),
      title: i18n.t({ id: 'review.title', message: 'Titel' }),
      text: i18n.t({ id: 'review.textShort', message: 'Text' }),
      nickname: i18n.t({ id: 'review.nicknameShort', message: 'Name' }),
    },
    fieldId: reviewFieldId,
    words: SMALL_FORM_WORDS,
    rules: (draft) => [...reviewProblems(draft), ...nicknameProblems(draft.nickname)],
    send: async (draft) => {
      keep(draft)
      const answer = await write({ referenceKey, invitation })
      if (answer.type === 'refused' && answer.problem.code === 'sign_in_required') onRefused()
      return answer
    },
    onSent,
    onChange: keep,
  })

  return (
    <ReviewForm
      draft={form.values}
      onChange={(draft) => form.change(draft)}
      onSubmit={() => void form.submit()}
      {...form}
      textLength={REVIEW_LENGTH}
      titleMax={REVIEW_TITLE_MAX}
      nicknameMax={NICKNAME_LENGTH.max}
    />
  )
}

/** Reviews come from customers: signing in leads back to this very form. */
function SignInHint() {
  const pageHref = usePageHref()
  const { pathname, searchStr } = useLocation()
  const redirect = `${pathname}${searchStr}#bewertung-schreiben`

  return (
    <div className={css.dialog}>
      <p>
        <Trans
          id="review.signIn"
          message="Bewerten können Sie mit einem Konto. Nach dem Anmelden machen Sie genau hier weiter."
        />
      </p>
      <ButtonLink href={pageHref('login', { redirect })}>
        <Trans id="review.toSignIn" message="Anmelden oder Konto anlegen" />
      </ButtonLink>
    </div>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <ReviewAnswer onClose={onClose}>
      <Trans
        id="review.thanks"
        message="Vielen Dank! Ihre Bewertung ist angekommen. Sie erscheint, sobald wir sie gelesen haben, meist innerhalb von zwei Werktagen."
      />
    </ReviewAnswer>
  )
}
