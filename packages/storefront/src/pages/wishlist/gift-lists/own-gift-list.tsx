import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { pagePath } from '@shop/domain/link/page-link'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import Gift from 'lucide-react/icons/gift'
import { useEffect, useMemo } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { loadList } from '../../../features/gift-lists/gift-list-calls.ts'
import { ListFacts } from '../../../features/gift-lists/list-facts.tsx'
import { loadUserAtom, userAtom } from '../../../features/session/session.atoms.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { usePageHref } from '../../../use-shop.ts'
import { GiftListSettings } from './gift-list-settings.tsx'
import css from './gift-lists.module.css'
import { GoneGift } from './gone-gift.tsx'
import { OwnGiftAddress } from './own-gift-address.tsx'
import { OwnGiftCard } from './own-gift-card.tsx'
import { ShareGiftList } from './share-gift-list.tsx'

/** A list of one's own: what is on it, what of it was given, and the link for givers. */
export default function OwnGiftList({ id }: { id: string }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  useEffect(() => {
    loadUser().catch(() => undefined)
  }, [loadUser])

  if (user && !user.loggedIn)
    return (
      <EmptyState
        level={1}
        icon={Gift}
        title={i18n.t({ id: 'giftList.signInTitle', message: 'Zu dieser Liste gehört ein Kundenkonto' })}
      >
        <ButtonLink href={pageHref('login', { redirect: `${pagePath('wishlist')}#${id}` })}>
          <Trans id="giftList.signIn" message="Anmelden" />
        </ButtonLink>
      </EmptyState>
    )
  return user ? <Loaded id={id} /> : <Waiting />
}

function Loaded({ id }: { id: string }) {
  const load = useMemo(() => loadList(id), [id])
  const own = useOwn(load)

  return (
    <OwnPart own={own} waiting={<Waiting />} missing={<Missing />}>
      {(list) => <List list={list} onChanged={own.accept} />}
    </OwnPart>
  )
}

/** A list that was deleted meanwhile, or an address that somebody else has passed on. */
function Missing() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <EmptyState
      level={1}
      icon={Gift}
      title={i18n.t({ id: 'giftList.missingTitle', message: 'Diese Liste gibt es nicht' })}
      text={i18n.t({
        id: 'giftList.missingText',
        message: 'Die Liste wurde gelöscht, oder sie gehört zu einem anderen Kundenkonto oder Land.',
      })}
    >
      <ButtonLink href={pageHref('wishlist')}>
        <Trans id="giftList.back" message="Alle Listen" />
      </ButtonLink>
    </EmptyState>
  )
}

type ListProps = { list: GiftList; onChanged: (list: GiftList) => void }

function List({ list, onChanged }: ListProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()

  return (
    <div className={css.page}>
      <ListingHeader
        breadcrumb={
          <a href={pageHref('wishlist')}>
            <Trans id="giftList.back" message="Alle Listen" />
          </a>
        }
        title={list.name}
      />
      <ListFacts {...list} />
      <GiftListSettings list={list} onChanged={onChanged} />
      {list.items.length === 0 && list.gone.length === 0 ? (
        <EmptyState
          icon={Gift}
          title={i18n.t({ id: 'giftList.emptyTitle', message: 'Noch kein Wunsch auf dieser Liste' })}
          text={i18n.t({
            id: 'giftList.emptyText',
            message: 'Mit dem Herz an einem Artikel kommt er auch hierher.',
          })}
        >
          <ButtonLink href={pageHref('home')}>
            <Trans id="basket.startShopping" message="Weiter einkaufen" />
          </ButtonLink>
        </EmptyState>
      ) : (
        <ProductGrid>
          {list.items.map((item) => (
            <OwnGiftCard key={item.key} listId={list.id} item={item} onChanged={onChanged} />
          ))}
          {list.gone.map((item) => (
            <GoneGift key={item.key} listId={list.id} item={item} onChanged={onChanged} />
          ))}
        </ProductGrid>
      )}
      <OwnGiftAddress list={list} onChanged={onChanged} />
      <ShareGiftList list={list} onChanged={onChanged} />
    </div>
  )
}

function Waiting() {
  return (
    <ProductGrid>
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </ProductGrid>
  )
}
