import { Trans, useLingui } from '@lingui/react'
import { signInText } from '../../words/names/sign-in-text.ts'
import { LogChange } from './log-change.tsx'

type LogDetailsProps = {
  entry: { command: string; isHidden: boolean; before: unknown; after: unknown }
}

/** What an entry of the log held: a change with both sides, a list with everybody whom it has shown. */
export function LogDetails({ entry: { command, isHidden, before, after } }: LogDetailsProps) {
  const { i18n } = useLingui()
  if (isHidden)
    return (
      <Trans id="log.hidden" message="What it held is about a customer: your role does not show customers." />
    )
  if (command === 'signIn') return signInText(after, i18n)
  if (!isList(after)) return <LogChange before={before} after={after} />
  if (after.length === 0) return <Trans id="log.shownNobody" message="Nothing was found" />
  return (
    <details>
      <summary>
        <Trans
          id="log.shown"
          message="{count, plural, one {# entry was shown} other {# entries were shown}}"
          values={{ count: after.length }}
        />
      </summary>
      {after.join(', ')}
    </details>
  )
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
