import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { BatchLines } from './batch-lines.tsx'
import { type GoodsBatch, linesOf } from './goods-batch.ts'
import styles from './products-page.module.css'
import { RefusedLines } from './refused-lines.tsx'
import { type BatchResult, useBatch } from './use-batch.ts'

type BatchStepsProps = {
  batch: GoodsBatch
  /** Back to what the lines come from. */
  onBack: (() => void) | null
  onApplied?: (result: BatchResult) => void
  /** Takes what it is meanwhile as seen, where somebody was quicker. */
  onAgain?: () => void
  onClose: () => void
}

/** What becomes of many lines, one by one, before it is done; and what was left out, with why. */
export function BatchSteps({ batch, onBack, onApplied, onAgain, onClose }: BatchStepsProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { previewed, applied } = useBatch()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [result, setResult] = useState<BatchResult | null>(null)
  const preview = useQuery({
    queryKey: [shop, 'batch', batch],
    queryFn: () => previewed(batch),
    enabled: linesOf(batch) > 0 && result === null,
    gcTime: 0,
  })
  const good = (preview.data ?? []).filter(({ problem }) => problem === null)
  const needsReason = batch.stock.length > 0

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      const done = await applied(batch, reason)
      setResult(done)
      onApplied?.(done)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (result !== null)
    return (
      <div className={styles.form}>
        <Notice tone="good">
          <Trans
            id="batch.done"
            message="{count, plural, one {# change is} other {# changes are}} done. The shop shows them within a second."
            values={{ count: result.changed }}
          />
        </Notice>
        <RefusedLines refused={result.refused} />
        <div className={styles.actions}>
          {onAgain && result.refused.some(({ problem }) => problem === 'changedMeanwhile') && (
            <Button onPress={onAgain}>
              <Trans id="batch.again" message="Look at mine again, over theirs" />
            </Button>
          )}
          <Button look="primary" onPress={onClose}>
            <Trans id="batch.close" message="Close" />
          </Button>
        </div>
      </div>
    )

  return (
    <form className={styles.form} onSubmit={(event) => void apply(event)}>
      {preview.isLoading && (
        <Loading label={i18n.t({ id: 'batch.loading', message: 'The changes are looked at' })} />
      )}
      {preview.error && <Notice tone="bad">{problemText(preview.error, i18n)}</Notice>}
      {linesOf(batch) === 0 && (
        <Notice tone="notice">
          <Trans id="batch.nothing" message="Nothing would change: everything is so already." />
        </Notice>
      )}
      {preview.data && (
        <>
          <p role="status">
            <Trans
              id="batch.count"
              message="{good, plural, one {# change} other {# changes}}{left, plural, =0 {} other {, # left out}}"
              values={{ good: good.length, left: preview.data.length - good.length }}
            />
          </p>
          <BatchLines lines={preview.data} />
        </>
      )}
      {needsReason && (
        <Field
          label={i18n.t({ id: 'batch.reason', message: 'Why the stock changes' })}
          hint={i18n.t({
            id: 'batch.reasonHint',
            message: 'Stands in the log: “counted”, “broken in transit”.',
          })}
          value={reason}
          onChange={setReason}
          minLength={3}
          maxLength={200}
          isRequired
        />
      )}
      {failure !== null && <Notice tone="bad">{problemText(failure, i18n)}</Notice>}
      <div className={styles.actions}>
        <Button onPress={onBack ?? onClose}>
          {onBack === null
            ? i18n.t({ id: 'step.stop', message: 'Not now' })
            : i18n.t({ id: 'batch.back', message: 'Back' })}
        </Button>
        <Button type="submit" look="primary" isDisabled={isBusy || good.length === 0}>
          <Trans
            id="batch.apply"
            message="{count, plural, one {Make # change} other {Make # changes}}"
            values={{ count: good.length }}
          />
        </Button>
      </div>
    </form>
  )
}
