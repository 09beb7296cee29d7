import { Trans, useLingui } from '@lingui/react'
import { putSearchRedirects, removeSearchRedirects } from '@shop/api-client/office/search-word-commands'
import type { Language } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { searchWordsQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './search-words-page.module.css'
import { TakenOut } from './taken-out.tsx'

type Removed = { words: string; target: string }

/** Words that lead straight to a page. */
export function WordRedirects({ language, term }: { language: Language; term: string | null }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(searchWordsQuery(shop.id, language))
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['words', 'target'])
  // The list below: once somebody was quicker it is shown anew, and the next try is about that.
  const was = data?.redirects.map(({ phrase, target: to }) => ({ phrase, target: to })) ?? []
  const [words, setWords] = useState(term ?? '')
  const [target, setTarget] = useState('')
  const [isDone, setDone] = useState(false)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const mayChange = shop.may('merchandising.change')

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    setDone(false)
    setRemoved(null)
    if ((await act(putSearchRedirects, { language, words, target, was }, { seen: 0 })) === null) return
    setDone(true)
    setWords('')
    setTarget('')
  }

  async function remove(one: Removed): Promise<void> {
    setDone(false)
    setRemoved(null)
    if ((await act(removeSearchRedirects, { language, words: one.words, was }, { seen: 0 })) !== null)
      setRemoved(one)
  }

  async function putBack(one: Removed): Promise<void> {
    if ((await act(putSearchRedirects, { language, ...one, was }, { seen: 0 })) !== null) setRemoved(null)
  }

  return (
    <Card title={i18n.t({ id: 'searchWords.pages', message: 'Words that lead to a page' })}>
      {mayChange && (
        <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
          <Field
            label={i18n.t({ id: 'searchWords.words', message: 'Words, with commas between' })}
            value={words}
            onChange={setWords}
            maxLength={400}
            autoFocus={term !== null && target === ''}
            problem={
              wrong.includes('words')
                ? i18n.t({ id: 'searchWords.noWords', message: 'Write the words.' })
                : null
            }
          />
          <Field
            label={i18n.t({ id: 'searchWords.target', message: 'Lead to' })}
            hint={i18n.t({
              id: 'searchWords.targetHint',
              message: 'An address of the shop, such as /versand/, or one with https.',
            })}
            value={target}
            onChange={setTarget}
            maxLength={300}
            problem={
              wrong.includes('target')
                ? i18n.t({ id: 'searchWords.noTarget', message: 'Say where it leads.' })
                : null
            }
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {isDone && (
            <Notice tone="good">
              <Trans id="searchWords.pageDone" message="Leads there within seconds." />
            </Notice>
          )}
          {removed !== null && (
            <TakenOut words={removed.words} isBusy={isBusy} onPutBack={() => void putBack(removed)} />
          )}
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="searchWords.addPage" message="Lead there" />
            </Button>
          </div>
        </form>
      )}
      <ul
        className={styles.lines}
        aria-label={i18n.t({ id: 'searchWords.pages', message: 'Words that lead to a page' })}
      >
        {data?.redirects.map(({ phrase, target: to, leadsNowhere }) => (
          <li key={phrase}>
            <span>
              <strong>{phrase}</strong> → {to} {leadsNowhere && <Nowhere />}
            </span>
            {mayChange && (
              <Button
                look="quiet"
                isDisabled={isBusy}
                aria-label={i18n.t({
                  id: 'searchWords.remove',
                  message: 'Take out “{words}”',
                  values: { words: phrase },
                })}
                onPress={() => void remove({ words: phrase, target: to })}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Of a target at which no page is. */
export function Nowhere() {
  return (
    <Badge tone="bad">
      <Trans id="searchWords.nowhere" message="Nothing is there" />
    </Badge>
  )
}
