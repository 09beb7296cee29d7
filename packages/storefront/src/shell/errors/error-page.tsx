import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { useRouteContext } from '@tanstack/react-router'
import { isMissingChunk } from '../../features/build-updates/is-missing-chunk.ts'
import { usePageHref } from '../../use-shop.ts'
import { ErrorDetails } from './error-details.tsx'
import { Message } from './message.tsx'

/**
 * Something broke while the page was drawn; nothing of the shopper's is lost. In the QA deployment it also says what.
 *
 * @see spec §2 "Error page"
 */
export function ErrorPage({ error }: { error?: unknown }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const showsDetails = useRouteContext({ from: '__root__', select: (context) => context.showsErrorDetails })
  const isOld = isMissingChunk(error)

  return (
    <Message
      kicker={i18n.t({ id: 'error.oops', message: 'Hoppla' })}
      title={
        isOld
          ? i18n.t({ id: 'error.oldTitle', message: 'Ein Teil der Seite fehlt' })
          : i18n.t({ id: 'error.title', message: 'Das hat nicht geklappt' })
      }
      text={
        isOld
          ? i18n.t({
              id: 'error.oldText',
              message: 'Vielleicht ist die Verbindung schwach.',
            })
          : i18n.t({ id: 'error.message', message: 'Diese Seite konnten wir nicht laden.' })
      }
      suggestion={i18n.t({
        id: 'error.suggestion',
        message: 'Bitte laden Sie neu. Warenkorb und Wunschliste bleiben erhalten.',
      })}
      detail={null}
      searchAction={null}
      homeHref={pageHref('home')}
      action={
        <Button onClick={() => window.location.reload()}>
          <Trans id="build.reload" message="Neu laden" />
        </Button>
      }
      footnote={showsDetails && error instanceof Error ? <ErrorDetails error={error} /> : null}
    >
      <Trans id="error.backToHome" message="Zur Startseite" />
    </Message>
  )
}
