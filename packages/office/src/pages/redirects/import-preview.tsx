import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import type { RedirectLine, RedirectLineProblem } from '@shop/domain/redirect/redirect-table'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { redirectProblemText } from './redirect-problem-text.ts'
import styles from './redirects.module.css'
import { type ImportResult, type TriedRedirect, useRedirectsImport } from './use-redirects-import.ts'

/** Lines that are listed one by one; of a longer table the rest is counted. */
const SHOWN = 200

type ImportPreviewProps = {
  locale: Locale
  tried: readonly TriedRedirect[]
  /** Lines that nobody understands. */
  wrong: readonly RedirectLine[]
  onBack: () => void
  onClose: () => void
}

/** What each line of a table would do, what is left out and why; then it is done. */
export function ImportPreview({ locale, tried, wrong, onBack, onClose }: ImportPreviewProps) {
  const { i18n } = useLingui()
  const { apply } = useRedirectsImport(locale)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const good = tried.filter(({ line, from, problem }) => problem === null && from !== line.target)
  const left = [
    ...wrong.map(({ line, problem }) => ({ line, why: unreadText(problem ?? 'cells', i18n) })),
    ...tried.flatMap(({ line, problem }) =>
      problem === null
        ? []
        : [{ line: line.line, why: `${line.path}: ${redirectProblemText(problem, i18n)}` }],
    ),
  ].toSorted((one, other) => one.line - other.line)

  async function make(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      setResult(await apply(tried.filter(({ problem }) => problem === null).map(({ line }) => line)))
    } catch (error) {
      setFailure(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  if (result !== null)
    return (
      <div className={listing.form}>
        <Notice tone="good">
          <Trans
            id="redirects.done"
            message="{count, plural, one {# address leads} other {# addresses lead}} elsewhere now."
            values={{ count: result.changed }}
          />
        </Notice>
        <LeftOut
          lines={result.refused.map(({ path, problem }, line) => ({
            line,
            why: `${path}: ${redirectProblemText(problem, i18n)}`,
          }))}
          isNumbered={false}
        />
        <div className={listing.send}>
          <Button look="primary" onPress={onClose}>
            <Trans id="batch.close" message="Close" />
          </Button>
        </div>
      </div>
    )

  return (
    <div className={listing.form}>
      <LeftOut lines={left} isNumbered />
      <p role="status">
        <Trans
          id="redirects.wouldChange"
          message="{count, plural, =0 {Nothing would change: every address leads there already.} one {# address will lead elsewhere} other {# addresses will lead elsewhere}}"
          values={{ count: good.length }}
        />
      </p>
      {good.length > 0 && (
        <ul className={styles.lines}>
          {good.slice(0, SHOWN).map(({ line, from }) => (
            <li key={line.line}>
              <strong>{line.path}</strong> {from !== null && <s>{from}</s>} → {line.target}
            </li>
          ))}
        </ul>
      )}
      {good.length > SHOWN && (
        <p className={listing.quiet}>
          <Trans id="redirects.andMore" message="and {count} more" values={{ count: good.length - SHOWN }} />
        </p>
      )}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={listing.send}>
        <Button onPress={onBack}>
          <Trans id="batch.back" message="Back" />
        </Button>
        <Button look="primary" isDisabled={isBusy || good.length === 0} onPress={() => void make()}>
          <Trans
            id="redirects.make"
            message="{count, plural, one {Make # redirect} other {Make # redirects}}"
            values={{ count: good.length }}
          />
        </Button>
      </div>
    </div>
  )
}

type Left = { line: number; why: string }

function LeftOut({ lines, isNumbered }: { lines: readonly Left[]; isNumbered: boolean }) {
  if (lines.length === 0) return null
  return (
    <Notice tone="bad">
      <p>
        <Trans
          id="import.wrong"
          message="{count, plural, one {# line is} other {# lines are}} left out:"
          values={{ count: lines.length }}
        />
      </p>
      <ul className={styles.lines}>
        {lines.slice(0, SHOWN).map(({ line, why }) => (
          <li key={line}>
            {isNumbered ? (
              <Trans id="import.line" message="Line {line}: {reason}" values={{ line, reason: why }} />
            ) : (
              why
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function unreadText(problem: RedirectLineProblem, i18n: ReturnType<typeof useLingui>['i18n']): string {
  switch (problem) {
    case 'cells':
      return i18n.t({ id: 'import.cells', message: 'It has another number of cells than the first line.' })
    case 'from':
      return i18n.t({ id: 'redirects.noFrom', message: 'The old address is empty.' })
    case 'to':
      return i18n.t({ id: 'redirects.noTo', message: 'It does not say where the address leads.' })
    case 'status':
      return i18n.t({ id: 'redirects.noStatus', message: 'The status is 301 (for good) or 302 (for now).' })
    case 'twice':
      return i18n.t({
        id: 'redirects.twice',
        message: 'This address comes twice: leave one of them.',
      })
  }
}
