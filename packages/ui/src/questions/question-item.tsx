import { Trans, useLingui } from '@lingui/react'
import type { Ref } from 'react'
import { useShopFormat } from '../shop-format.tsx'
import css from './question-item.module.css'

export type QuestionWords = {
  question: string
  answer: string
  /** What its author wants to be called; may be empty. */
  name: string
  language: 'de' | 'fr' | 'nl'
  /** ISO date of the answer. */
  date: string
}

type QuestionItemProps = {
  question: QuestionWords
  /** Who has answered. */
  shopName: string
  /** The page's own language: other ones say which they are. */
  language: string
  /** Takes the focus when it is the first of those that were added. */
  ref?: Ref<HTMLElement>
}

/** A question with the shop's answer, which says whose it is. */
export function QuestionItem({ question, shopName, language, ref }: QuestionItemProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const languages = {
    de: i18n.t({ id: 'review.inGerman', message: 'auf Deutsch geschrieben' }),
    fr: i18n.t({ id: 'review.inFrench', message: 'auf Französisch geschrieben' }),
    nl: i18n.t({ id: 'review.inDutch', message: 'auf Niederländisch geschrieben' }),
  }

  return (
    <article className={css.item} tabIndex={-1} ref={ref}>
      <p className={css.question} lang={question.language}>
        {question.question}
      </p>
      {question.name === '' ? null : (
        <p className={css.by}>
          <Trans id="question.by" message="Gefragt von {name}" values={{ name: question.name }} />
        </p>
      )}
      <p className={css.answer} lang={question.language}>
        {question.answer}
      </p>
      <p className={css.by}>
        <span>
          <Trans id="question.answeredBy" message="Antwort von {shop}" values={{ shop: shopName }} />
        </span>
        <time dateTime={question.date}>{date(question.date)}</time>
        {question.language === language ? null : <span>{languages[question.language]}</span>}
      </p>
    </article>
  )
}
