import { Trans, useLingui } from '@lingui/react'
import { Message } from './message.tsx'
import { useShopPath } from './use-shop.ts'

/** Something broke while the page was drawn; nothing of the shopper's is lost. @see spec §2 "Error page" */
export function ErrorPage() {
  const { i18n } = useLingui()
  const path = useShopPath()

  return (
    <Message
      title={i18n.t({ id: 'error.title', message: 'Das hat nicht geklappt' })}
      text={i18n.t({
        id: 'error.text',
        message:
          'Die Seite konnte nicht geladen werden. Bitte noch einmal versuchen; Warenkorb und Wunschliste bleiben erhalten.',
      })}
      detail={null}
      searchAction={null}
      homeHref={path('/')}
    >
      <Trans id="error.backToHome" message="Zur Startseite" />
    </Message>
  )
}
