import { Trans, useLingui } from '@lingui/react'
import { endSecondFactor, setSecondFactor } from '@shop/api-client/office/account-commands'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { runOnAccount, type SessionShop } from '../../client/api.ts'
import { sessionQuery } from '../../client/session-query.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { passwordProblem } from '../../words/problems/password-problem.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './second-factor.module.css'

type Me = NonNullable<SessionShop['me']>

/** Codes of an app beside the password: set up by scanning, and proven by a first code. `onDone` leads on where one was asked for. */
export function SecondFactor({ me, onDone }: { me: Me; onDone?: () => Promise<void> }) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<'password' | 'code' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFailure(null)
    try {
      const { problem: found } = me.hasSecondFactor
        ? await runOnAccount(endSecondFactor, { password })
        : await runOnAccount(setSecondFactor, { password, secret: secret ?? '', code })
      setProblem(found)
      if (found !== null) return
      setSecret(null)
      setPassword('')
      setCode('')
      await (onDone?.() ?? queries.invalidateQueries({ queryKey: sessionQuery.queryKey }))
    } catch (error) {
      setFailure(problemText(error, i18n))
    }
  }

  const isOpen = secret !== null || me.hasSecondFactor
  return (
    <Card title={i18n.t({ id: 'factor.title', message: 'Second factor' })}>
      <p className={styles.quiet}>
        {me.hasSecondFactor
          ? i18n.t({ id: 'factor.isOn', message: 'A code of your app is asked for at every sign-in.' })
          : i18n.t({
              id: 'factor.isOff',
              message: 'A password alone can be stolen. With a code of an app it is worth nothing to others.',
            })}
      </p>
      {!isOpen && (
        <div>
          <Button onPress={() => setSecret(newSecret())}>
            <Trans id="factor.start" message="Set it up" />
          </Button>
        </div>
      )}
      {isOpen && (
        <form className={styles.form} onSubmit={(event) => void send(event)}>
          {failure && <Notice tone="bad">{failure}</Notice>}
          {secret !== null && <ScanCode email={me.email} secret={secret} />}
          <Field
            label={i18n.t({ id: 'factor.password', message: 'Password' })}
            type="password"
            autoComplete="current-password"
            value={password}
            // A field that is called wrong keeps the browser from sending it again.
            onChange={(text) => {
              setPassword(text)
              setProblem(null)
            }}
            problem={problem === 'password' ? passwordProblem('current', i18n) : null}
            isRequired
          />
          {secret !== null && (
            <Field
              label={i18n.t({ id: 'factor.code', message: 'Code of the app' })}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(text) => {
                setCode(text)
                setProblem(null)
              }}
              problem={
                problem === 'code'
                  ? i18n.t({ id: 'factor.wrong', message: 'This code is wrong: is the clock right?' })
                  : null
              }
              isRequired
            />
          )}
          <div>
            <Button type="submit" look={me.hasSecondFactor ? 'danger' : 'primary'}>
              {me.hasSecondFactor
                ? i18n.t({ id: 'factor.end', message: 'End the second factor' })
                : i18n.t({ id: 'factor.send', message: 'Use it from now on' })}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}

/** Drawn here, so that the secret goes nowhere else. */
function ScanCode({ email, secret }: { email: string; secret: string }) {
  const { i18n } = useLingui()
  const { data, size } = encode(
    `otpauth://totp/Office:${encodeURIComponent(email)}?secret=${secret}&issuer=Office`,
  )
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <div className={styles.scan}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width="168"
        height="168"
        role="img"
        aria-label={i18n.t({ id: 'factor.scan', message: 'Code to scan with the app' })}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        <Trans id="factor.byHand" message="Scan it with your app, or type:" />
        <code>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, base32. @see RFC 4226 §4 R6 */
function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => LETTERS[byte % 32]).join('')
}
