import { Trans, useLingui } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { LegalDocument } from '@shop/ui/legal-document/legal-document'
import { PrintButton } from '@shop/ui/legal-document/print-button'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { useShopFormat } from '@shop/ui/shop-format'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import type { LegalVersionsData } from './legal-versions-loader.ts'
import css from './legal-versions-page.module.css'
import { legalVersionsRoute } from './legal-versions-route.ts'

/** Versions to choose from, or the ones that were chosen, word by word. */
export function LegalVersionsPage() {
  const { i18n } = useLingui()
  const data = legalVersionsRoute.useLoaderData()

  return (
    <PageWidth size="reading">
      <div className={css.page}>
        {data.kind === 'list' ? (
          <>
            <ListingHeader
              title={i18n.t({ id: 'legalVersions.title', message: 'Fassungen unserer Rechtstexte' })}
              intro={i18n.t({
                id: 'legalVersions.intro',
                message:
                  'Für Ihre Bestellung gilt, was bei ihrem Abschluss galt. Ältere Fassungen bleiben deshalb lesbar.',
              })}
            />
            <Versions versions={data.versions} />
          </>
        ) : (
          <Texts texts={data.texts} />
        )}
      </div>
    </PageWidth>
  )
}

function Versions({ versions }: Pick<Extract<LegalVersionsData, { kind: 'list' }>, 'versions'>) {
  const pageHref = usePageHref()
  const { date } = useShopFormat()

  return (
    <ul className={css.versions}>
      {versions.map(({ id, title, updatedAt, isCurrent }) => (
        <li key={id}>
          <a href={pageHref('legalVersions', { id })}>
            <Trans
              id="legalVersions.named"
              message="{title}, Stand {date}"
              values={{ title, date: date(updatedAt) }}
            />
          </a>{' '}
          {isCurrent ? <Trans id="legalVersions.current" message="(gilt heute)" /> : null}
        </li>
      ))}
    </ul>
  )
}

function Texts({ texts }: Pick<Extract<LegalVersionsData, { kind: 'texts' }>, 'texts'>) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const path = useShopPath()
  const { date } = useShopFormat()

  return (
    <>
      <ListingHeader title={i18n.t({ id: 'legalVersions.kept', message: 'Festgehaltene Bedingungen' })} />
      <div className={css.tools}>
        <PrintButton />
        <a href={pageHref('legalVersions')}>
          <Trans id="legalVersions.all" message="Alle Fassungen" />
        </a>
      </div>
      {texts.map(({ id, text }) => (
        <LegalDocument
          key={id}
          text={text}
          hrefFor={path}
          updated={
            text.updatedAt === null ? null : (
              <Trans id="legal.updated" message="Stand: {date}" values={{ date: date(text.updatedAt) }} />
            )
          }
        />
      ))}
    </>
  )
}
