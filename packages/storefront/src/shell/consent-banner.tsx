import { useLingui } from '@lingui/react'
import type { RichTextNode } from '@shop/content/rich-text'
import { ConsentChoices, ConsentSave } from '@shop/ui/consent-banner/consent-choices'
import { ConsentQuestion } from '@shop/ui/consent-banner/consent-question'
import { RichText } from '@shop/ui/rich-text/rich-text'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { consentAtom, type OpenConsent } from '../features/consent/consent.atoms.ts'
import { useConsentChoices } from '../features/consent/use-consent-choices.ts'
import { ShopDialog } from '../features/dialogs/shop-dialog.tsx'
import { trackAtom } from '../features/tracking/tracking.atoms.ts'
import { useShop, useShopPath } from '../use-shop.ts'

/** Asks what may be stored and sent: first the question, then every category. @see spec §2 "Consent banner" */
export default function ConsentBanner() {
  const open = useAtomValue(consentAtom)
  // A question must not change while it is read.
  return open?.words ? <Banner open={open} words={open.words} /> : null
}

type BannerProps = { open: OpenConsent; words: NonNullable<OpenConsent['words']> }

function Banner({ open: { machine, state }, words }: BannerProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const path = useShopPath()
  const track = useSetAtom(trackAtom)
  const choices = useConsentChoices(state.consent, words)
  const [showsChoices, setShowsChoices] = useState(false)
  const { reason } = state
  const tracked = (action: string, decide: () => void) => () => {
    decide()
    // After the answer, which decides whether this may be tracked.
    void track((events) => events.consentClick(action, reason))
  }
  const more = () => {
    void track((events) => events.consentClick('moreInfo', reason))
    setShowsChoices(true)
  }

  return (
    <>
      <ConsentQuestion
        brandName={shop.name}
        title={
          words.consent_title ?? i18n.t({ id: 'consent.title', message: 'Cookies und ähnliche Technik' })
        }
        text={<Text document={words.consent_text} hrefFor={path} />}
        onAcceptAll={tracked('acceptAll', machine.acceptAll)}
        onDenyAll={tracked('denyAll', machine.denyAll)}
        onMore={more}
        onClose={state.isAnswered ? machine.closeBanner : null}
      />
      <ShopDialog
        name="consentBanner"
        isOpen={showsChoices}
        title={i18n.t({ id: 'consent.choices', message: 'Einstellungen' })}
        onClose={() => setShowsChoices(false)}
        onCloseButton={() => setShowsChoices(false)}
        returnFocusTo="consent-more"
        footer={
          <ConsentSave
            onSave={tracked('save', machine.saveSelection)}
            onSaveAll={tracked('acceptAll', machine.acceptAll)}
          />
        }
      >
        <ConsentChoices
          categories={choices}
          onCategory={machine.setCategory}
          onService={machine.setService}
        />
      </ShopDialog>
    </>
  )
}

type TextProps = { document: RichTextNode | null; hrefFor: (path: string) => string }

function Text({ document, hrefFor }: TextProps) {
  const { i18n } = useLingui()
  const inShop = (href: string) => (href.startsWith('/') ? hrefFor(href) : href)

  if (document) return <RichText document={document} size="small" topLevel={3} hrefFor={inShop} />
  return (
    <p>
      {i18n.t({
        id: 'consent.text',
        message:
          'Notwendiges brauchen wir für Warenkorb und Bestellung. Für alles Weitere, etwa Messung und Werbung, fragen wir vorher. Die Antwort lässt sich jederzeit ganz unten auf jeder Seite ändern.',
      })}
    </p>
  )
}
