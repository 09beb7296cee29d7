import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionShop } from '../../../client/api.ts'
import { passkeysQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Loading, Notice } from '../../../parts/notice.tsx'
import { problemText } from '../../../words/problems/problem-text.ts'
import page from '../account-page.module.css'
import { AddPasskey } from './add-passkey.tsx'
import styles from './own-passkeys.module.css'
import { PasskeyRow } from './passkey-row.tsx'

/** The own passkeys: with which devices one signs in, and when each was used last. */
export function OwnPasskeys({ me }: { me: NonNullable<SessionShop['me']> }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(passkeysQuery(shop.id))
  const [isAdding, setAdding] = useState(false)
  const passkeys = data?.passkeys ?? []

  return (
    <Card title={i18n.t({ id: 'passkeys.title', message: 'Passkeys' })}>
      <p className={page.quiet}>
        <Trans
          id="passkeys.what"
          message="A passkey signs in by finger, face or PIN of a device, without password and code."
        />
      </p>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'passkeys.loading', message: 'Passkeys are loading' })} rows={2} />
      )}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1}
              hasSecondFactor={me.hasSecondFactor}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button onPress={() => setAdding(true)}>
            <Trans id="passkeys.add" message="Add a passkey" />
          </Button>
        </div>
      )}
    </Card>
  )
}
