import { Trans, useLingui } from '@lingui/react'
import type { QuestionPage } from '@shop/api-client/contract/questions'
import type { Product } from '@shop/domain/product/product'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { QuestionItem } from '@shop/ui/questions/question-item'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { keptPart } from '../../hydration/kept-part.tsx'
import { useShop } from '../../use-shop.ts'
import css from './product-questions.module.css'

/** What was answered changes seldom, and its product's page is drawn often. */
const FirstQuestions = keptPart('questions', DrawnQuestions)
const QuestionBrowser = lazyPart(() => import('./question-browser.tsx'))
const AskQuestion = lazyPart(() => import('./ask-question.tsx'))

/** Where links to the panel lead. */
const QUESTIONS_ID = 'fragen'

type ProductQuestionsProps = { product: Pick<Product, 'referenceKey' | 'name'>; questions: QuestionPage }

/**
 * The panel of questions and answers. The first few are in the page, for readers without scripts and for search engines;
 * the rest and the form are loaded on demand.
 */
export function ProductQuestions({ product, questions }: ProductQuestionsProps) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [isBrowsing, setIsBrowsing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    const follow = () => {
      if (window.location.hash !== `#${QUESTIONS_ID}`) return
      setIsOpen(true)
      requestAnimationFrame(() => document.getElementById(QUESTIONS_ID)?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const first = <FirstQuestions items={questions.items} />
  return (
    <AccordionItem
      id={QUESTIONS_ID}
      title={i18n.t({ id: 'question.panel', message: 'Fragen und Antworten' })}
      aside={questions.count > 0 ? questions.count : undefined}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <div className={css.panel}>
        {questions.count > 0 ? (
          <Suspense fallback={first}>
            {isBrowsing ? <QuestionBrowser referenceKey={product.referenceKey} first={questions} /> : first}
          </Suspense>
        ) : (
          <p>
            <Trans id="question.none" message="Zu diesem Artikel hat noch niemand gefragt." />
          </p>
        )}
        <div className={css.actions}>
          {!isBrowsing && questions.count > questions.items.length ? (
            <Button kind="secondary" onClick={() => setIsBrowsing(true)}>
              <Trans id="question.all" message="Alle {count} Fragen" values={{ count: questions.count }} />
            </Button>
          ) : null}
          <Button id="ask-question" kind="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            <Trans id="question.ask" message="Frage stellen" />
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {isAsking ? <AskQuestion product={product} onClose={() => setIsAsking(false)} /> : null}
      </Suspense>
    </AccordionItem>
  )
}

function DrawnQuestions({ items }: { items: QuestionPage['items'] }) {
  const { market, name } = useShop()
  return (
    <div>
      {items.map((question) => (
        <QuestionItem key={question.id} question={question} shopName={name} language={market.language} />
      ))}
    </div>
  )
}
