import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import css from './account-page.module.css'
import type { Account } from './use-account.ts'

type AccountWaitingProps = { account: Pick<Account, 'state' | 'retry'>; title: string }

/** Stands in the place of an account page until it is known who is signed in, and when nobody could be asked. */
export function AccountWaiting({ account, title }: AccountWaitingProps) {
  const { i18n } = useLingui()

  if (account.state === 'loadFailed') {
    return (
      <PageWidth>
        <EmptyState
          level={1}
          title={title}
          text={i18n.t({
            id: 'problem.failed',
            message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
          })}
        >
          <Button onClick={account.retry}>
            <Trans id="account.retry" message="Noch einmal versuchen" />
          </Button>
        </EmptyState>
      </PageWidth>
    )
  }
  return (
    <PageWidth>
      <div className={css.page}>
        <h1 className={css.title}>{title}</h1>
        <Skeleton width="14rem" />
        <div className={css.tiles}>
          <Skeleton height="6rem" shape="control" />
          <Skeleton height="6rem" shape="control" />
        </div>
      </div>
    </PageWidth>
  )
}
