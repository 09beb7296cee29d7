import { Trans, useLingui } from '@lingui/react'
import type { Product } from '@shop/domain/product/product'
import { questionProblems } from '@shop/domain/question/question-problems'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useForm } from '@shop/ui/form/use-form.ts'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { usePageHref } from '../../use-shop.ts'
import { messageFormOptions } from '../problem-words/message-form-options.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import css from './product-questions.module.css'
import { askQuestionAtom } from './questions.atoms.ts'
import { useQuestionFields } from './use-question-fields.ts'

type AskQuestionProps = { product: Pick<Product, 'referenceKey' | 'name'>; onClose: () => void }

/** The dialog that asks the shop something about a product, and what happens next. */
export default function AskQuestion({ product, onClose }: AskQuestionProps) {
  const { i18n } = useLingui()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const [isKnown, setIsKnown] = useState(user !== null)
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    loadUser()
      .catch(() => undefined)
      .finally(() => setIsKnown(true))
  }, [loadUser])

  return (
    <Dialog
      isOpen
      size="m"
      title={i18n.t({
        id: 'question.dialog',
        message: 'Frage zu {name}',
        values: { name: product.name },
      })}
      returnFocusTo="ask-question"
      onClose={onClose}
    >
      {isSent ? <Sent onClose={onClose} /> : null}
      {!isSent && isKnown ? (
        <Form
          referenceKey={product.referenceKey}
          knownEmail={user?.loggedIn ? user.email : null}
          onSent={() => setIsSent(true)}
        />
      ) : null}
    </Dialog>
  )
}

type FormProps = {
  referenceKey: string
  /** Of whoever is signed in. */
  knownEmail: string | null
  onSent: () => void
}

function Form({ referenceKey, knownEmail, onSent }: FormProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const fields = useQuestionFields(knownEmail === null)
  const ask = useSetAtom(askQuestionAtom)
  const form = useForm({
    ...messageFormOptions('question', fields),
    rules: ({ question = '', name = '', email = '' }) =>
      questionProblems({ question, name, email: knownEmail === null ? email : null }),
    send: ({ question = '', name = '', email = '', website = '' }) =>
      ask({ referenceKey, question, name, email, website }),
    onSent,
  })

  return (
    <MessageForm
      {...form}
      id="question"
      fields={fields}
      submitLabel={i18n.t({ id: 'question.send', message: 'Frage absenden' })}
      onSubmit={(values) => void form.submit(values)}
      note={
        <>
          {knownEmail === null ? null : (
            <p>
              <Trans
                id="question.toKnown"
                message="Die Antwort schicken wir an {email}."
                values={{ email: knownEmail }}
              />
            </p>
          )}
          <p>
            <Trans
              id="question.note"
              message="Wir lesen jede Frage und antworten meist innerhalb von zwei Werktagen. Dann stehen Frage und Antwort auf dieser Seite. Mehr unter <0>Datenschutz</0>."
              components={[
                // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                <a key="privacy" href={pageHref('privacy')} />,
              ]}
            />
          </p>
        </>
      }
    />
  )
}

/** What the dialog says once the question has arrived, in place of the form: the words take over the focus. */
function Sent({ onClose }: { onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div className={css.dialog}>
      <p ref={words} tabIndex={-1} role="status">
        <Trans
          id="question.sent"
          message="Vielen Dank! Ihre Frage ist angekommen. Die Antwort kommt per E-Mail, meist innerhalb von zwei Werktagen; dann stehen beide auch hier."
        />
      </p>
      <Button onClick={onClose}>
        <Trans id="review.close" message="Zurück zum Artikel" />
      </Button>
    </div>
  )
}
