import { useLingui } from '@lingui/react'
import type { RichTextNode } from '@shop/content/rich-text'
import { ConsentQuestion } from '@shop/ui/consent-banner/consent-question'
import { isPlainRichText, PlainRichText } from '@shop/ui/rich-text/plain-rich-text'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { consentAtom, consentOpenerAtom, type OpenConsent } from '../../features/consent/consent.atoms.ts'
import { trackAtom } from '../../features/tracking/tracking.atoms.ts'
import { useShop, useShopPath } from '../../use-shop.ts'

const ConsentSettings = lazyPart(() => import('./consent-settings.tsx'))
const RichText = lazyPart(() =>
  import('@shop/ui/rich-text/rich-text').then((file) => ({ default: file.RichText })),
)

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
  const [showsSettings, setShowsSettings] = useState<boolean | null>(null)
  const [opener, setOpener] = useAtom(consentOpenerAtom)
  useEffect(() => () => setOpener(null), [setOpener])
  const { reason } = state
  const tracked = (action: string, decide: () => void) => () => {
    decide()
    // After the answer, which decides whether this may be tracked.
    void track((events) => events.consentClick(action, reason))
  }
  const acceptAll = tracked('acceptAll', machine.acceptAll)
  const denyAll = tracked('denyAll', machine.denyAll)
  const more = () => {
    void track((events) => events.consentClick('moreInfo', reason))
    setShowsSettings(true)
  }

  return (
    <>
      <ConsentQuestion
        brandName={shop.name}
        title={words.consent_title ?? i18n.t({ id: 'consent.title', message: 'Cookies: Sie entscheiden' })}
        text={<Text document={words.consent_text} hrefFor={path} />}
        onAcceptAll={acceptAll}
        onDenyAll={denyAll}
        onMore={more}
        onClose={state.isAnswered ? machine.closeBanner : null}
        returnFocusTo={opener}
      />
      <Suspense fallback={null}>
        {showsSettings === null ? null : (
          <ConsentSettings
            isOpen={showsSettings}
            consent={state.consent}
            words={words}
            machine={machine}
            onSave={tracked('save', machine.saveSelection)}
            onDenyAll={denyAll}
            onAcceptAll={acceptAll}
            onClose={() => setShowsSettings(false)}
          />
        )}
      </Suspense>
    </>
  )
}

type TextProps = { document: RichTextNode | null; hrefFor: (path: string) => string }

/** The editors' text; what is more than words and links waits for the code that draws it. */
function Text({ document, hrefFor }: TextProps) {
  const { i18n } = useLingui()
  const inShop = (href: string) => (href.startsWith('/') ? hrefFor(href) : href)

  if (document && isPlainRichText(document)) return <PlainRichText document={document} hrefFor={inShop} />
  if (document)
    return (
      <Suspense fallback={null}>
        <RichText document={document} size="small" topLevel={3} hrefFor={inShop} />
      </Suspense>
    )
  return (
    <p>
      {i18n.t({
        id: 'consent.text',
        message:
          'Notwendiges brauchen wir für Warenkorb und Bestellung. Für alles Weitere, etwa Messung und Werbung, fragen wir Sie vorher. Ihre Wahl können Sie jederzeit ganz unten auf jeder Seite ändern.',
      })}
    </p>
  )
}
