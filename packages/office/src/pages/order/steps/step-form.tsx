import { Trans, useLingui } from '@lingui/react'
import type { Change } from '@shop/api-client/office/command-outcome'
import type { Command, CommandInput } from '@shop/api-client/office/define-command'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { OfficeProblem, run } from '../../../client/api.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button, type OfficeButtonProps } from '../../../parts/button.tsx'
import type { Kept } from '../../../parts/draft/use-kept.ts'
import { type FieldProblem, FieldProblems, usePlacedProblems } from '../../../parts/field-problems.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useQuiet } from '../../../parts/use-quiet.ts'
import { actorName } from '../../../words/actor-name.ts'
import { effectText } from '../../../words/effect-text.ts'
import { changeText } from '../../../words/entry-text.ts'
import { moment } from '../../../words/format.ts'
import { problemText } from '../../../words/problems/problem-text.ts'
import { refusalText } from '../../../words/problems/refusal-text.ts'
import styles from './step-form.module.css'

type StepFormProps<C extends Command> = {
  command: C
  /** Null while something is missing: then nothing can be said of it yet. */
  input: CommandInput<C> | null
  /** What the step is about: its version is the one on the screen. */
  order: { version: number }
  button: string
  /** What is typed into it, where a reload keeps that. */
  draft?: Pick<Kept<unknown>, 'form' | 'saved' | 'clear'>
  look?: OfficeButtonProps['look']
  /** What it would do is said, and the button waits for something else. */
  isHeld?: boolean
  onDone: () => void
  /** Left without doing it, where that leads elsewhere. */
  onStop?: () => void
  children: ReactNode
}

/**
 * The form of a step. What the step would do is asked of the command itself, while the form is filled in, and said before
 * the button is pressed. When somebody else was quicker, what they did is shown, and nothing is lost.
 */
export function StepForm<C extends Command>(props: StepFormProps<C>) {
  const { command, input, order, button, draft, look = 'primary', isHeld = false, onDone, children } = props
  const { onStop = onDone } = props
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [sent, setSent] = useState('')
  const [conflict, setConflict] = useState<readonly Change[] | null>(null)
  const seen = command.isVersioned ? order.version : null
  const asked = useQuiet(JSON.stringify(input))
  const preview = useQuery({
    queryKey: [shop.id, 'preview', command.name, asked, seen],
    // What was written is what is asked: it came from this very input.
    queryFn: () => run(shop.id, command, JSON.parse(asked), { mode: 'preview', seen }),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const found = preview.data
  const isWritten = input !== null && !isBusy && !isHeld
  const isReady = isWritten && found?.type === 'preview'
  const refused = sent === JSON.stringify(input) ? sentProblems(failure) : []
  const problems = found?.type === 'invalid' ? found.problems : refused
  const { placed, unplaced } = usePlacedProblems(problems)
  const form = useRef<HTMLFormElement>(null)
  // Pressed, it leads to the first field that is marked.
  const isMarked = isWritten && problems.length > unplaced.length
  const renew = () => queries.invalidateQueries({ queryKey: [shop.id] })

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady && isMarked) return form.current?.querySelector<HTMLElement>(MARKED)?.focus()
    if (!isReady || input === null) return
    setBusy(true)
    setSent(JSON.stringify(input))
    setFailure(null)
    try {
      const typed = draft?.form
      const outcome = await run(shop.id, command, input, { seen })
      if (outcome.type === 'conflict') return setConflict(outcome.changes)
      if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      await renew()
      draft?.saved(typed)
      onDone()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const changes = conflict ?? (found?.type === 'conflict' ? found.changes : null)
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <FieldProblems value={placed}>{children}</FieldProblems>
      {changes && <Changed changes={changes} onRenew={() => void renew().then(() => setConflict(null))} />}
      {failure !== null && sentProblems(failure).length === 0 && (
        <Notice tone="bad">{problemText(failure, i18n)}</Notice>
      )}
      {found?.type === 'refused' && <Notice tone="bad">{refusalText(found, i18n)}</Notice>}
      {unplaced.length > 0 && <Notice tone="bad">{unplaced.map(({ message }) => message).join(' ')}</Notice>}
      {preview.error && <Notice tone="bad">{problemText(preview.error, i18n)}</Notice>}
      {found?.type === 'preview' && found.effects.length > 0 && (
        <div className={styles.effects} role="status">
          <p className={styles.title}>
            <Trans id="step.effects" message="This is what happens" />
          </p>
          <ul>
            {found.effects.map((effect) => (
              <li key={JSON.stringify(effect)}>
                <ArrowRight aria-hidden="true" />
                {effectText(effect, i18n)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          onPress={() => {
            draft?.clear()
            onStop()
          }}
        >
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button type="submit" look={look} isDisabled={!isReady && !isMarked}>
          {button}
        </Button>
      </div>
    </form>
  )
}

const MARKED = '[aria-invalid="true"]'

/** What the shop has said of the fields of an input that it did not take. */
function sentProblems(failure: unknown): readonly FieldProblem[] {
  const reply = failure instanceof OfficeProblem ? failure.reply : null
  return reply?.type === 'outcome' && reply.outcome.type === 'invalid' ? reply.outcome.problems : []
}

function Changed({ changes, onRenew }: { changes: readonly Change[]; onRenew: () => void }) {
  const { i18n } = useLingui()
  return (
    <Notice tone="notice">
      <p>
        <Trans id="step.conflict" message="Somebody else has changed this meanwhile:" />
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.at}-${change.what}`}>
            {moment(change.at, i18n.locale)} · {actorName(change.by, i18n)}: {changeText(change, i18n)}
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={onRenew}>
          <Trans id="step.renew" message="Go on with the order as it is now" />
        </Button>
      </div>
    </Notice>
  )
}
