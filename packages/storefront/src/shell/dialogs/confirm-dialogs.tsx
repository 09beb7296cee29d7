import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { type ReactNode, useState } from 'react'
import type { Confirmed, DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

/** Asks once more before an account goes for good. */
export function DeleteAccountDialog(props: DialogPropsByName['deleteAccount'] & StackedDialogProps) {
  const { onConfirm, ...stacked } = props
  const { i18n } = useLingui()

  return (
    <Confirmation
      name="deleteAccount"
      title={i18n.t({ id: 'deleteAccount.title', message: 'Kundenkonto löschen?' })}
      confirmLabel={i18n.t({ id: 'deleteAccount.confirm', message: 'Konto endgültig löschen' })}
      onConfirm={onConfirm}
      {...stacked}
    >
      <p>
        <Trans
          id="deleteAccount.text"
          message="Ihre Adressen, Ihre Wunschliste und Ihre persönlichen Daten werden gelöscht. Bestellungen bewahren wir ohne Namen auf, solange das Steuerrecht es verlangt."
        />
      </p>
      <p>
        <Trans id="deleteAccount.final" message="Das können Sie nicht rückgängig machen." />
      </p>
    </Confirmation>
  )
}

type ConfirmationProps = StackedDialogProps & {
  name: 'deleteAccount'
  title: string
  confirmLabel: string
  onConfirm: () => Promise<Confirmed>
  children: ReactNode
}

function Confirmation({ confirmLabel, onConfirm, children, onClose, ...dialog }: ConfirmationProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const confirm = async () => {
    setState('busy')
    const outcome = await onConfirm().catch((): Confirmed => 'failed')
    if (outcome === 'done') onClose()
    else setState('failed')
  }

  // What is being done cannot be waved away any more.
  const leave = () => {
    if (state !== 'busy') onClose()
  }

  return (
    <ShopDialog
      {...dialog}
      onClose={leave}
      footer={
        <>
          <Button kind="secondary" disabled={state === 'busy'} onClick={leave}>
            <Trans id="dialog.keep" message="Nein, zurück" />
          </Button>
          <Button isBusy={state === 'busy'} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={css.text}>
        {children}
        <p role="alert">
          {state === 'failed' ? (
            <Trans
              id="problem.failed"
              message="Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
            />
          ) : null}
        </p>
      </div>
    </ShopDialog>
  )
}
