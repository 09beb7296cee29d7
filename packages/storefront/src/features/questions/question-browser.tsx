import { Trans, useLingui } from '@lingui/react'
import type { Question, QuestionPage } from '@shop/api-client/contract/questions'
import { Button } from '@shop/ui/button/button'
import { QuestionItem } from '@shop/ui/questions/question-item'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { refusalWords } from '../problem-words/form-problem-words.ts'
import css from './product-questions.module.css'
import { loadQuestionsAtom } from './questions.atoms.ts'

type QuestionBrowserProps = { referenceKey: string; first: QuestionPage }

/** All questions with their answers, ten by ten. */
export default function QuestionBrowser({ referenceKey, first }: QuestionBrowserProps) {
  const { i18n } = useLingui()
  const { market, name } = useShop()
  const load = useSetAtom(loadQuestionsAtom)
  const [items, setItems] = useState<Question[]>(first.items)
  const [page, setPage] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const fresh = useRef<HTMLElement>(null)
  /** Index of the first question that the last press added; it takes the focus. */
  const [freshIndex, setFreshIndex] = useState<number | null>(null)

  const more = useCallback(
    async (wanted: number, known: Question[]) => {
      setIsBusy(true)
      setRefusal(null)
      const answer = await load({ referenceKey, page: wanted })
      setIsBusy(false)
      if (answer.type === 'refused') {
        setRefusal(refusalWords(i18n, answer.problem))
        return
      }
      const isNew = (question: Question) => known.every(({ id }) => id !== question.id)
      setItems([...known, ...answer.value.items.filter(isNew)])
      setPage(wanted)
      setFreshIndex(known.length)
    },
    [load, referenceKey, i18n],
  )

  const firstItems = first.items
  useEffect(() => {
    void more(1, firstItems)
  }, [more, firstItems])

  useEffect(() => {
    if (freshIndex !== null) fresh.current?.focus({ preventScroll: true })
  }, [freshIndex])

  return (
    <div className={css.panel}>
      <p role="status">
        <Trans
          id="question.shown"
          message="{shown} von {count} Fragen"
          values={{ shown: items.length, count: first.count }}
        />
      </p>
      <div>
        {items.map((question, index) => (
          <QuestionItem
            key={question.id}
            question={question}
            shopName={name}
            language={market.language}
            {...(index === freshIndex ? { ref: fresh } : {})}
          />
        ))}
      </div>
      {refusal === null ? null : (
        <p className={css.problem} role="alert">
          {refusal}
        </p>
      )}
      {items.length < first.count ? (
        <div className={css.actions}>
          <Button kind="secondary" isBusy={isBusy} onClick={() => void more(page + 1, items)}>
            <Trans id="question.more" message="Weitere Fragen" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
