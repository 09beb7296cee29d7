import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import Heart from 'lucide-react/icons/heart'
import { usePageHref } from '../../use-shop.ts'

/** A link that was taken back or lost its list, or that a mail has cut short. */
export function GoneList() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <EmptyState
      level={1}
      icon={Heart}
      title={i18n.t({ id: 'sharedWishlist.goneTitle', message: 'Diese Liste ist nicht mehr geteilt' })}
      text={i18n.t({
        id: 'sharedWishlist.goneText',
        message:
          'Der Link wurde zurückgenommen, die Liste gelöscht, oder die Adresse ist nicht vollständig. Bitten Sie am besten um einen neuen Link.',
      })}
    >
      <ButtonLink href={pageHref('home')}>
        <Trans id="basket.startShopping" message="Weiter einkaufen" />
      </ButtonLink>
    </EmptyState>
  )
}
