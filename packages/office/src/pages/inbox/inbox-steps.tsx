import { Trans, useLingui } from '@lingui/react'
import { assignInboxItem, type InboxStep, type ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeProblem, run } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { inboxStepName } from '../../words/inbox-words.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { AnswerStep } from './answer-step.tsx'
import styles from './inbox-item-page.module.css'
import { AssignStep, CloseStep, NoteItemStep, ReopenStep, SettleStep, WaitStep } from './item-steps.tsx'
import { DeclineStep, EditStep, PublishStep } from './question-steps.tsx'

export type ItemStepProps = { item: ShownInboxItem; onDone: () => void }

const FORMS: Record<InboxStep, (props: ItemStepProps) => React.ReactNode> = {
  assign: AssignStep,
  answer: AnswerStep,
  settle: SettleStep,
  publish: PublishStep,
  edit: EditStep,
  decline: DeclineStep,
  wait: WaitStep,
  note: NoteItemStep,
  close: CloseStep,
  reopen: ReopenStep,
}

/** What can be done about it now, by whoever looks at it. */
export function InboxSteps({ item }: { item: ShownInboxItem }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const [open, setOpen] = useState<InboxStep | null>(null)
  const { take, isBusy, failure } = useTake(item)
  if (!shop.may('inbox.change')) return null
  const steps = item.steps.filter((step) => step !== 'settle' || shop.may('orders.money'))
  const Form = open === null ? null : FORMS[open]
  const canTake = item.owner?.isMe !== true && steps.includes('assign')

  return (
    <div className={styles.steps}>
      {canTake && (
        <Button look="primary" isDisabled={isBusy} onPress={() => void take()}>
          <Trans id="inbox.take" message="I take it" />
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          look={
            !canTake && (step === 'answer' || step === 'settle' || step === 'publish') ? 'primary' : 'plain'
          }
          onPress={() => setOpen(step)}
        >
          {inboxStepName(step, item.state, i18n)}
        </Button>
      ))}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Sheet
        title={open === null ? '' : inboxStepName(open, item.state, i18n)}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        {Form && <Form item={item} onDone={() => setOpen(null)} />}
      </Sheet>
    </div>
  )
}

/** One press: somebody else who was quicker is shown by the page itself, which is asked anew. */
function useTake({ number, version }: ShownInboxItem) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function take(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const outcome = await run(
        shop.id,
        assignInboxItem,
        { number, owner: shop.me?.email ?? null },
        { seen: version },
      )
      if (outcome.type === 'conflict') {
        const by = outcome.changes.at(-1)?.by ?? ''
        setFailure(i18n.t({ id: 'inbox.quicker', message: '{by} was quicker.', values: { by } }))
      } else if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      await queries.invalidateQueries({ queryKey: [shop.id] })
    } catch (error) {
      setFailure(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }
  return { take, isBusy, failure }
}
