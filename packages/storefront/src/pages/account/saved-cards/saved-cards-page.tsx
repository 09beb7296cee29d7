import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { OwnCards } from './own-cards.tsx'

/** The cards that were saved at the checkout: what they are called, and how to be rid of them. */
export function SavedCardsPage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here={pagePath('savedCards')}
      title={i18n.t({ id: 'account.savedCards', message: 'Zahlungsmittel' })}
      lead={
        <Trans
          id="savedCards.lead"
          message="Karten, mit denen Sie an der Kasse ohne erneutes Eintippen bezahlen. Die Nummern kennt nur der Zahlungsdienst."
        />
      }
      waiting={<Skeleton height="12rem" shape="lines" />}
    >
      {() => <OwnCards />}
    </AccountFrame>
  )
}
