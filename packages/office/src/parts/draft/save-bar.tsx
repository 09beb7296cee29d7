import { Trans, useLingui } from '@lingui/react'
import type { Change, CommandOutcome } from '@shop/api-client/office/command-outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeProblem } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { moment } from '../../words/format.ts'
import { pathName } from '../../words/names/gap-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import styles from './draft.module.css'
import type { FieldDraft } from './use-draft.ts'

type SaveBarProps = {
  draft: FieldDraft
  /** Sends what was edited; null where a field has to be put right first. */
  send: () => Promise<CommandOutcome> | null
}

/** Saves the edits of a record. Where somebody else was quicker theirs is shown, and nothing that was typed is lost. */
export function SaveBar({ draft, send }: SaveBarProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [isSaved, setSaved] = useState(false)
  const [isMarked, setMarked] = useState(false)
  const { edits } = draft
  const isBehind = edits.some(({ path }) => draft.meanwhile(path) !== undefined)
  const renew = () => queries.invalidateQueries({ queryKey: [shop] })

  async function save(): Promise<void> {
    setFailure(null)
    setSaved(false)
    const sent = edits
    const answer = send()
    setMarked(answer === null)
    if (answer === null) return
    setBusy(true)
    try {
      const outcome = await answer
      if (outcome.type === 'conflict') {
        setChanges(outcome.changes)
        await renew()
        return
      }
      if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      await renew()
      draft.saved(sent)
      setSaved(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (edits.length === 0)
    return isSaved ? (
      <div className={styles.save}>
        <Notice tone="good">
          <Trans id="product.saved" message="Saved. The shop shows it within a second." />
        </Notice>
      </div>
    ) : null

  return (
    <section className={styles.save} aria-label={i18n.t({ id: 'product.unsaved', message: 'Not saved yet' })}>
      {changes.length > 0 && isBehind && (
        <Notice tone="notice">
          <p>
            <Trans id="product.conflict" message="Somebody else has changed the same meanwhile:" />
          </p>
          <ul>
            {changes.map(({ at, by, what }) => (
              <li key={what}>
                {moment(at, i18n.locale)} · {by}: {pathName(what, i18n)}
              </li>
            ))}
          </ul>
          <p>
            <Trans id="product.conflictHint" message="What they wrote stands below your fields." />
          </p>
        </Notice>
      )}
      {isMarked && (
        <Notice tone="bad">
          <Trans id="draft.marked" message="Some fields are marked: put them right. Nothing was saved." />
        </Notice>
      )}
      {failure !== null && <Notice tone="bad">{problemText(failure, i18n)}</Notice>}
      <p role="status">
        <Trans
          id="product.edited"
          message="{count, plural, one {# field is} other {# fields are}} not saved yet: {names}"
          values={{ count: edits.length, names: edits.map(({ path }) => pathName(path, i18n)).join(', ') }}
        />
      </p>
      <div className={styles.actions}>
        <Button
          isDisabled={isBusy}
          onPress={() => {
            draft.clear()
            setChanges([])
            setFailure(null)
            setMarked(false)
            setSaved(false)
          }}
        >
          <Trans id="product.discard" message="Discard" />
        </Button>
        {isBehind ? (
          <Button
            look="primary"
            onPress={() => {
              draft.rebase()
              setChanges([])
            }}
          >
            <Trans id="product.mine" message="Keep mine, over theirs" />
          </Button>
        ) : (
          <Button look="primary" isDisabled={isBusy} onPress={() => void save()}>
            <Trans id="product.save" message="Save" />
          </Button>
        )}
      </div>
    </section>
  )
}
