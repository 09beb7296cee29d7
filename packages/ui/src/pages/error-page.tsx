import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'

export function ErrorPage({ shop }: { shop: SampleShop }) {
  const { i18n } = useLingui()
  return (
    <PageFrame shop={shop}>
      <PageWidth size="reading">
        <EmptyState
          level={1}
          title={i18n.t({ id: 'error.title', message: 'Das hat nicht geklappt' })}
          text={i18n.t({
            id: 'error.text',
            message:
              'Diese Seite konnten wir nicht laden. Bitte versuchen Sie es noch einmal; Warenkorb und Wunschliste bleiben erhalten.',
          })}
        >
          <ButtonLink href="/">
            <Trans id="error.backToHome" message="Zur Startseite" />
          </ButtonLink>
        </EmptyState>
      </PageWidth>
    </PageFrame>
  )
}
