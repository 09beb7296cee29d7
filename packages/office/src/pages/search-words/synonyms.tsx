import { Trans, useLingui } from '@lingui/react'
import { addSynonymLine, removeSynonymLine } from '@shop/api-client/office/search-word-commands'
import type { Language } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { searchWordsQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './search-words-page.module.css'
import { TakenOut } from './taken-out.tsx'

type WordsProps = {
  language: Language
  /** The search that something is done about; null where somebody begins by themselves. */
  term: string | null
}

/** Words that mean the same, one line for each. */
export function Synonyms({ language, term }: WordsProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data } = useQuery(searchWordsQuery(shop.id, language))
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['line'])
  const [line, setLine] = useState(term === null ? '' : `${term}, `)
  const [done, setDone] = useState<string | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const mayChange = shop.may('merchandising.change')

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    setDone(null)
    setRemoved(null)
    const added = await act(addSynonymLine, { language, line })
    if (added === null) return
    setDone(added.line)
    setLine('')
  }

  async function remove(one: string): Promise<void> {
    setDone(null)
    setRemoved(null)
    if ((await act(removeSynonymLine, { language, line: one })) !== null) setRemoved(one)
  }

  async function putBack(one: string): Promise<void> {
    if ((await act(addSynonymLine, { language, line: one })) !== null) setRemoved(null)
  }

  return (
    <Card title={i18n.t({ id: 'searchWords.synonyms', message: 'Synonyms' })}>
      {mayChange && (
        <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
          <Field
            label={i18n.t({ id: 'searchWords.line', message: 'Words that mean the same' })}
            hint={i18n.t({
              id: 'searchWords.lineHint',
              message: '“couch, sofa”: each finds the other. “duvet > quilt”: the left finds the right too.',
            })}
            value={line}
            onChange={setLine}
            maxLength={400}
            autoFocus={term !== null}
            problem={
              wrong.includes('line')
                ? i18n.t({ id: 'searchWords.noLine', message: 'Write at least two words.' })
                : null
            }
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {done !== null && (
            <Notice tone="good">
              {i18n.t({
                id: 'searchWords.lineDone',
                message: '“{line}” is found by within seconds.',
                values: { line: done },
              })}
            </Notice>
          )}
          {removed !== null && (
            <TakenOut words={removed} isBusy={isBusy} onPutBack={() => void putBack(removed)} />
          )}
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="searchWords.addLine" message="Add the line" />
            </Button>
          </div>
        </form>
      )}
      <ul className={styles.lines} aria-label={i18n.t({ id: 'searchWords.synonyms', message: 'Synonyms' })}>
        {data?.synonyms.map((one) => (
          <li key={one}>
            <span>{one}</span>
            {mayChange && (
              <Button
                look="quiet"
                isDisabled={isBusy}
                aria-label={i18n.t({
                  id: 'searchWords.remove',
                  message: 'Take out “{words}”',
                  values: { words: one },
                })}
                onPress={() => void remove(one)}
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
