import { Trans, useLingui } from '@lingui/react'
import type { AddressRedirect } from '@shop/api-client/office/redirect-commands'
import { isLocale } from '@shop/domain/market/markets'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { addressRedirectsQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { RedirectSheet } from './redirect-sheet.tsx'
import { RedirectTable } from './redirect-table.tsx'
import styles from './redirects.module.css'
import { RedirectsImport } from './redirects-import.tsx'
import { useRedirectsExport } from './use-redirects-export.ts'

type Opened = { kind: 'new' } | { kind: 'import' } | { kind: 'change'; redirect: AddressRedirect }

/** Addresses without a page that lead elsewhere, in one country and language. */
export function RedirectsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/redirects' })
  const locales = shop.locales.filter(isLocale)
  const locale = locales.find((one) => one === search.locale) ?? locales[0] ?? 'de-de'
  const words = useDeferredValue(search.q ?? '')
  const { data, error, isPending, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    addressRedirectsQuery(shop.id, { locale, words }),
  )
  const { save, isBusy, problem } = useRedirectsExport(locale)
  const [opened, setOpened] = useState<Opened | null>(null)
  const redirects = data?.pages.flatMap((page) => page.redirects) ?? []
  const total = data?.pages[0]?.total ?? 0
  const mayChange = shop.may('redirects.change')
  const seek = (next: { locale?: typeof locale; q?: string }) =>
    void navigate({
      to: '/$shop/redirects',
      params: { shop: shop.id },
      search: { ...search, ...next },
      replace: true,
    })

  return (
    <div className={listing.page}>
      <header className={listing.head}>
        <PageTitle>
          <Trans id="redirects.title" message="Redirects" />
        </PageTitle>
        <div className={listing.actions}>
          <ExportMenu
            label={i18n.t({ id: 'tableFile.export', message: 'Export' })}
            isDisabled={isBusy || total === 0}
            onChoose={(format) => void save(words, format)}
          />
          {mayChange && (
            <>
              <Button onPress={() => setOpened({ kind: 'import' })}>
                <Trans id="redirects.import" message="Import a table" />
              </Button>
              <Button look="primary" onPress={() => setOpened({ kind: 'new' })}>
                <Trans id="redirects.new" message="New redirect" />
              </Button>
            </>
          )}
        </div>
      </header>
      <p className={listing.quiet}>
        <Trans
          id="redirects.about"
          message="Where old addresses lead, at which no page is. Pages that were renamed or moved here lead to their new address by themselves."
        />
      </p>
      <div className={styles.controls}>
        <Choice
          label={i18n.t({ id: 'ranking.locale', message: 'Country and language' })}
          options={locales.map((key) => ({ key, name: localeName(key, i18n) }))}
          value={locale}
          onChange={(next) => seek({ locale: next })}
        />
        <Field
          label={i18n.t({ id: 'redirects.search', message: 'Part of an address or target' })}
          type="search"
          value={search.q ?? ''}
          onChange={(q) => seek({ q })}
          maxLength={100}
        />
      </div>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'redirects.loading', message: 'The redirects are loading' })} rows={8} />
      )}
      {data && total === 0 && words === '' && (
        <Empty title={i18n.t({ id: 'redirects.none', message: 'No address leads elsewhere yet' })}>
          <Trans
            id="redirects.noneHint"
            message="Let an old address lead to a page, or take the addresses of an earlier shop over with a table."
          />
        </Empty>
      )}
      {data && total === 0 && words !== '' && (
        <Empty title={i18n.t({ id: 'redirects.notFound', message: 'No address and no target has this' })} />
      )}
      {redirects.length > 0 && (
        <RedirectTable
          locale={locale}
          redirects={redirects}
          total={total}
          onChange={mayChange ? (redirect) => setOpened({ kind: 'change', redirect }) : null}
        />
      )}
      {hasNextPage && (
        <div>
          <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans id="redirects.more" message="Show more" />
          </Button>
        </div>
      )}
      {opened?.kind === 'import' && <RedirectsImport locale={locale} onClose={() => setOpened(null)} />}
      {(opened?.kind === 'new' || opened?.kind === 'change') && (
        <RedirectSheet
          key={opened.kind === 'new' ? '' : opened.redirect.path}
          locale={locale}
          redirect={opened.kind === 'new' ? null : opened.redirect}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
