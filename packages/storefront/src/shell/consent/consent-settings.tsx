import { useLingui } from '@lingui/react'
import type { Consent } from '@shop/consent/consent'
import type { ConsentMachine } from '@shop/consent/create-consent'
import { ConsentChoices, ConsentSave } from '@shop/ui/consent-banner/consent-choices'
import type { BannerWords } from '../../features/consent/banner-words.ts'
import { useConsentChoices } from '../../features/consent/use-consent-choices.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'

type ConsentSettingsProps = {
  isOpen: boolean
  consent: Consent
  words: BannerWords
  machine: ConsentMachine
  onSave: () => void
  onDenyAll: () => void
  onAcceptAll: () => void
  onClose: () => void
}

/** The second layer of the banner: every category and service, fetched when it is asked for. */
export default function ConsentSettings(props: ConsentSettingsProps) {
  const { isOpen, consent, words, machine, onSave, onDenyAll, onAcceptAll, onClose } = props
  const { i18n } = useLingui()
  const choices = useConsentChoices(consent, words)

  return (
    <ShopDialog
      name="consentBanner"
      isOpen={isOpen}
      title={i18n.t({ id: 'consent.choices', message: 'Einstellungen' })}
      onClose={onClose}
      onCloseButton={onClose}
      returnFocusTo="consent-more"
      footer={<ConsentSave onSave={onSave} onDenyAll={onDenyAll} onAcceptAll={onAcceptAll} />}
    >
      <ConsentChoices categories={choices} onCategory={machine.setCategory} onService={machine.setService} />
    </ShopDialog>
  )
}
