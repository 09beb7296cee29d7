import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { type listOwnPasskeys, removeOwnPasskey } from '@shop/api-client/office/own-passkey-commands'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { runOnAccount } from '../../../client/api.ts'
import { passkeysQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { moment } from '../../../words/format.ts'
import { problemText } from '../../../words/problems/problem-text.ts'
import page from '../account-page.module.css'
import styles from './own-passkeys.module.css'

type PasskeyRowProps = {
  passkey: CommandAnswer<typeof listOwnPasskeys>['passkeys'][number]
  /** Whether no other passkey is left once it is gone. */
  isLast: boolean
  hasSecondFactor: boolean
}

/** One passkey. Before it is removed, it is said with what one signs in then. */
export function PasskeyRow({ passkey, isLast, hasSecondFactor }: PasskeyRowProps) {
  const { id, name, host, createdAt, lastUsed } = passkey
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function remove(): Promise<void> {
    try {
      await runOnAccount(removeOwnPasskey, { id })
      await queries.invalidateQueries({ queryKey: passkeysQuery(shop.id).queryKey })
    } catch (error) {
      setFailure(problemText(error, i18n))
    }
  }

  const values = { since: moment(createdAt, i18n.locale), last: moment(lastUsed ?? createdAt, i18n.locale) }
  return (
    <li className={styles.passkey}>
      <KeyRound aria-hidden="true" />
      <div className={styles.facts}>
        <strong>{name}</strong>
        <span className={page.quiet}>
          {lastUsed === null
            ? i18n.t({ id: 'passkeys.unused', message: 'Added {since}, not used yet', values })
            : i18n.t({ id: 'passkeys.used', message: 'Added {since}, last used {last}', values })}
        </span>
        {host !== window.location.hostname && (
          <span className={page.quiet}>
            <Trans id="passkeys.host" message="Signs in at {host} alone" values={{ host }} />
          </span>
        )}
      </div>
      {!isAsked && (
        <Button
          aria-label={i18n.t({
            id: 'passkeys.removeOf',
            message: 'Remove the passkey {name}',
            values: { name },
          })}
          onPress={() => setAsked(true)}
        >
          <Trans id="passkeys.remove" message="Remove" />
        </Button>
      )}
      {isAsked && (
        <div className={styles.asked}>
          <Notice tone="notice">{afterwards(isLast, hasSecondFactor)}</Notice>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className={styles.actions}>
            <Button look="danger" onPress={() => void remove()} autoFocus>
              <Trans id="passkeys.removeNow" message="Remove it" />
            </Button>
            <Button onPress={() => setAsked(false)}>
              <Trans id="passkeys.keep" message="Keep it" />
            </Button>
          </div>
        </div>
      )}
    </li>
  )

  function afterwards(last: boolean, withCode: boolean): string {
    if (!last) return i18n.t({ id: 'passkeys.notLast', message: 'Whatever device has it signs in no more.' })
    return withCode
      ? i18n.t({
          id: 'passkeys.lastWithCode',
          message: 'It is your last passkey. You then need your password and a code of your app.',
        })
      : i18n.t({
          id: 'passkeys.lastAlone',
          message:
            'It is your last passkey. You then need your password, and nothing else guards the account.',
        })
  }
}
