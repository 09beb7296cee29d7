import { useLingui } from '@lingui/react'
import { ConsentChoices } from '@shop/ui/consent-banner/consent-choices'
import { ConsentQuestion } from '@shop/ui/consent-banner/consent-question'
import { useState, useSyncExternalStore } from 'react'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useShop } from '../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'

/** Asks what may be stored and sent: first the question, then every category. @see spec §2 "Consent banner" */
export default function ConsentBannerDialog(props: DialogPropsByName['consentBanner'] & StackedDialogProps) {
  const { machine, title, text, onClose, ...stacked } = props
  const { i18n } = useLingui()
  const shop = useShop()
  const { consent } = useSyncExternalStore(machine.subscribe, machine.state, machine.state)
  const [layer, setLayer] = useState<'question' | 'choices'>('question')
  const decided = (decide: () => void) => () => {
    decide()
    onClose()
  }

  return (
    <ShopDialog
      name="consentBanner"
      title={layer === 'question' ? title : i18n.t({ id: 'consent.choices', message: 'Einstellungen' })}
      hideTitle={layer === 'question'}
      onClose={onClose}
      {...stacked}
    >
      {layer === 'question' ? (
        <ConsentQuestion
          brandName={shop.name}
          title={title}
          text={text}
          onAcceptAll={decided(machine.acceptAll)}
          onDenyAll={decided(machine.denyAll)}
          onMore={() => setLayer('choices')}
        />
      ) : (
        <ConsentChoices
          categories={consent.categories}
          onCategory={machine.setCategory}
          onService={machine.setService}
          onSave={decided(machine.saveSelection)}
          onSaveAll={decided(machine.acceptAll)}
          onBack={() => setLayer('question')}
        />
      )}
    </ShopDialog>
  )
}
