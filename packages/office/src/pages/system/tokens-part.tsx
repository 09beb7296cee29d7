import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { type listTokens, revokeToken } from '@shop/api-client/office/token-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tokensQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { day, moment } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { MakeToken } from './make-token.tsx'

type Token = CommandAnswer<typeof listTokens>['tokens'][number]

/** What other systems sign in with: made, seen by its first letters, ended. */
export function TokensPart() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(tokensQuery(shop.id))
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<Token | null>(null)
  const mayChange = shop.may('tokens.change')
  return (
    <>
      {mayChange && (
        <div>
          <Button look="primary" onPress={() => setMaking(true)}>
            <Trans id="tokens.make" message="Make a token" />
          </Button>
        </div>
      )}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'system.loading', message: 'The shop is looked at' })} rows={3} />
      )}
      {data?.tokens.length === 0 && (
        <Empty title={i18n.t({ id: 'tokens.none', message: 'No system has a token' })}>
          <Trans
            id="tokens.noneHint"
            message="A token lets another system into the integration API, to what its scopes say."
          />
        </Empty>
      )}
      {data && data.tokens.length > 0 && (
        <TokenTable tokens={data.tokens} onEnd={mayChange ? setEnding : null} />
      )}
      <Sheet
        title={i18n.t({ id: 'tokens.make', message: 'Make a token' })}
        isOpen={isMaking}
        onClose={() => setMaking(false)}
      >
        <MakeToken onDone={() => setMaking(false)} />
      </Sheet>
      <Sheet
        title={i18n.t({ id: 'tokens.end', message: 'End a token' })}
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
      >
        {ending && <EndToken token={ending} onDone={() => setEnding(null)} />}
      </Sheet>
    </>
  )
}

type TokenTableProps = { tokens: readonly Token[]; onEnd: ((token: Token) => void) | null }

function TokenTable({ tokens, onEnd }: TokenTableProps) {
  const { i18n } = useLingui()
  const names: Record<Token['state'], string> = {
    active: i18n.t({ id: 'tokens.active', message: 'Lets in' }),
    revoked: i18n.t({ id: 'tokens.revoked', message: 'Ended by hand' }),
    ended: i18n.t({ id: 'tokens.ended', message: 'Run out' }),
  }
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'system.tokens', message: 'Tokens' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="tokens.name" message="System" />
          </th>
          <th scope="col">
            <Trans id="tokens.scopes" message="May" />
          </th>
          <th scope="col">
            <Trans id="tokens.used" message="Last used" />
          </th>
          <th scope="col">
            <Trans id="system.state" message="State" />
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <td>
              <strong>{token.name}</strong>
              <span className={styles.quiet}>
                {token.prefix}… · {token.createdBy} · {day(token.createdAt, i18n.locale)}
              </span>
            </td>
            <td>{token.scopes.join(', ')}</td>
            <td>
              {token.lastUsedAt === null ? (
                <Trans id="tokens.never" message="Never yet" />
              ) : (
                moment(token.lastUsedAt, i18n.locale)
              )}
              <span className={styles.quiet}>
                <Trans
                  id="tokens.until"
                  message="until {day}"
                  values={{ day: day(token.endsAt, i18n.locale) }}
                />
              </span>
            </td>
            <td data-corner="true">
              <Badge tone={token.state === 'active' ? 'good' : 'quiet'}>{names[token.state]}</Badge>
              {onEnd && token.state === 'active' && (
                <Button
                  look="quiet"
                  aria-label={i18n.t({
                    id: 'tokens.endNamed',
                    message: 'End the token of {name}',
                    values: { name: token.name },
                  })}
                  onPress={() => onEnd(token)}
                >
                  <Trans id="tokens.endShort" message="End" />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EndToken({ token, onDone }: { token: Token; onDone: () => void }) {
  const { act, isBusy, failure } = useCommand()
  async function end(): Promise<void> {
    if ((await act(revokeToken, { id: token.id })) !== null) onDone()
  }
  return (
    <div className={styles.form}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        <Trans
          id="tokens.endText"
          message="{name} is let in no more, from its next request on. This cannot be taken back: a new token is made instead."
          values={{ name: `${token.name} (${token.prefix}…)` }}
        />
      </p>
      <div className={styles.send}>
        <Button onPress={onDone}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button look="danger" isDisabled={isBusy} onPress={() => void end()}>
          <Trans id="tokens.endSend" message="End the token" />
        </Button>
      </div>
    </div>
  )
}
