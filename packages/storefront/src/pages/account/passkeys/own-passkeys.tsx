import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { PasskeyEntry } from '@shop/api-client/contract/user-passkeys'
import { PasskeyList, renamePasskeyId } from '@shop/ui/account/passkey-list'
import { Button } from '@shop/ui/button/button'
import { useLaterFocus } from '@shop/ui/focus/use-later-focus.ts'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from '../account-form.module.css'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'

const ADD_ID = 'add-passkey'
const calls = () => import('@shop/api-client/contract/user-passkeys')
const ownPasskeys = async (api: Api) => api((await calls()).listPasskeys, {})

/** The passkeys of the account: added after the password was given, renamed and removed. @see product §3 */
export function OwnPasskeys({ email }: { email: string }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const passkeys = useOwn(ownPasskeys)
  const [removing, setRemoving] = useState<string | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const giveFocus = useLaterFocus()

  const focusAdd = () => document.getElementById(ADD_ID)?.focus()
  const wasAdding = useRef(false)
  // The button is back only once the form is gone.
  useEffect(() => {
    if (!isAdding && wasAdding.current) focusAdd()
    wasAdding.current = isAdding
  }, [isAdding])
  const leaveNaming = (id: string) => {
    setNaming(null)
    giveFocus(renamePasskeyId(id))
  }
  /** The form for the row of the passkey that is being renamed. */
  const nameForm = (list: PasskeyEntry[]) => {
    const passkey = list.find(({ id }) => id === naming)
    if (!passkey) return null
    const { id } = passkey
    const form = (
      <PasskeyNameForm
        key={id}
        passkey={passkey}
        onNamed={(named) => {
          passkeys.change((all) => all.map((one) => (one.id === id ? named : one)))
          leaveNaming(id)
        }}
        onLeave={() => leaveNaming(id)}
      />
    )
    return { id, form }
  }
  const remove = async (id: string) => {
    setRemoving(id)
    try {
      const answer = await call(async (api) => api((await calls()).removePasskey, { id }))
      if (answer.type === 'success') {
        passkeys.change((all) => all.filter((one) => one.id !== id))
        focusAdd()
        void showToast({
          type: 'success',
          message: i18n.t({ id: 'passkeys.removed', message: 'Der Passkey ist entfernt.' }),
        })
      } else {
        passkeys.retry()
        await showToast({ type: 'error', message: ACCOUNT_WORDS.whole(i18n, answer.problem) })
      }
    } finally {
      setRemoving(null)
    }
  }

  return (
    <OwnPart own={passkeys} waiting={<Skeleton height="6rem" shape="lines" />}>
      {(list) => (
        <>
          <PasskeyList
            passkeys={list}
            removing={removing}
            onRemove={(id) => void remove(id)}
            naming={nameForm(list)}
            onRename={setNaming}
          />
          {isAdding ? (
            <AddPasskeyForm
              email={email}
              onAdded={(added) => {
                passkeys.change((all) => [...all, added])
                setIsAdding(false)
              }}
              onLeave={() => setIsAdding(false)}
            />
          ) : (
            <div className={css.actions}>
              <Button id={ADD_ID} kind="secondary" onClick={() => setIsAdding(true)}>
                <Trans id="passkeys.add" message="Passkey hinzufügen" />
              </Button>
            </div>
          )}
        </>
      )}
    </OwnPart>
  )
}
