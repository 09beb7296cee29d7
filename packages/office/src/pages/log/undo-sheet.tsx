import { Trans, useLingui } from '@lingui/react'
import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeProblem, runUndo } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { actorName } from '../../words/actor-name.ts'
import { commandName } from '../../words/commands/command-name.ts'
import { effectText } from '../../words/effect-text.ts'
import { moment } from '../../words/format.ts'
import { pathName } from '../../words/names/gap-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { LogChange } from './log-change.tsx'
import styles from './log-page.module.css'
import type { LogEntry } from './undo-entry.tsx'

type UndoSheetProps = {
  entry: LogEntry & { undo: Extract<LogEntry['undo'], { type: 'here' }> }
  onClose: () => void
}

/**
 * What taking an entry back would do, asked of the step itself, and the button that does it. What somebody has changed
 * since is said, and then nothing is done.
 */
export function UndoSheet({ entry, onClose }: UndoSheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const step = { ...entry.undo, undoes: entry.id }
  const preview = useQuery({
    // Not among what the shop shows: once the entry is taken back it would be tried again, and refused.
    queryKey: ['undo', shop.id, entry.id],
    queryFn: () => runUndo(shop.id, step, 'preview'),
    gcTime: 0,
  })

  async function undo(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const outcome = await runUndo(shop.id, step, 'run')
      if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      onClose()
      await queries.invalidateQueries({ queryKey: [shop.id] })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const problem = failure ?? preview.error ?? problemOf(preview.data)
  const effects = preview.data?.type === 'preview' ? preview.data.effects : []
  return (
    <Sheet title={i18n.t({ id: 'undo.title', message: 'Undo a change' })} isOpen onClose={onClose}>
      <p>
        {moment(entry.at, i18n.locale)} · {actorName(entry.by, i18n)} {commandName(entry.command, i18n)}{' '}
        {entry.object?.slice(entry.object.indexOf(':') + 1)}
      </p>
      <section aria-label={i18n.t({ id: 'undo.becomes', message: 'What becomes of it' })}>
        <LogChange before={entry.after} after={entry.before} />
      </section>
      {preview.isPending && (
        <Loading label={i18n.t({ id: 'undo.loading', message: 'Checking whether this can be undone' })} />
      )}
      {effects.length > 0 && (
        <ul
          className={styles.effects}
          aria-label={i18n.t({ id: 'step.effects', message: 'This is what happens' })}
        >
          {effects.map((effect) => (
            <li key={JSON.stringify(effect)}>{effectText(effect, i18n)}</li>
          ))}
        </ul>
      )}
      {problem !== null && <UndoProblem problem={problem} />}
      <div className={styles.actions}>
        <Button onPress={onClose}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button
          look="primary"
          isDisabled={isBusy || preview.data?.type !== 'preview'}
          onPress={() => void undo()}
        >
          <Trans id="undo.undo" message="Undo" />
        </Button>
      </div>
    </Sheet>
  )
}

function problemOf(outcome: CommandOutcome | undefined): OfficeProblem | null {
  if (outcome === undefined || outcome.type === 'preview') return null
  return new OfficeProblem({ type: 'outcome', outcome })
}

/** Why it is not undone; what was changed since is named with who has done it. */
function UndoProblem({ problem }: { problem: unknown }) {
  const { i18n } = useLingui()
  const reply = problem instanceof OfficeProblem ? problem.reply : null
  const outcome = reply?.type === 'outcome' ? reply.outcome : null
  if (outcome?.type !== 'conflict') return <Notice tone="bad">{problemText(problem, i18n)}</Notice>
  const changes = outcome.changes.filter(({ at }) => at !== '')
  return (
    <Notice tone="notice">
      <p>
        <Trans id="undo.conflict" message="It is not as this change left it any more, so it is not undone." />
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ at, by, what }) => (
            <li key={`${at}-${what}`}>
              {moment(at, i18n.locale)} · {actorName(by, i18n)}: {nameOf(what)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )

  /** A command, or the field that was changed. */
  function nameOf(what: string): string {
    const command = commandName(what, i18n)
    return command === what ? pathName(what, i18n) : command
  }
}
