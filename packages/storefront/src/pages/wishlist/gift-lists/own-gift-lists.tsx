import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { useLaterFocus } from '@shop/ui/focus/use-later-focus.ts'
import { GiftListTile } from '@shop/ui/gift-list/gift-list-tile'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { loadLists } from '../../../features/gift-lists/gift-list-calls.ts'
import { GiftListForm } from '../../../features/gift-lists/gift-list-form.tsx'
import { loadUserAtom, userAtom } from '../../../features/session/session.atoms.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { loadWishlistAtom } from '../../../features/wishlist/wishlist.atoms.ts'
import { usePageHref } from '../../../use-shop.ts'
import css from './gift-lists.module.css'

const NEW_ID = 'gift-list-new'

/** The lists that others give from; they belong to an account, so that they are there on every device. */
export default function OwnGiftLists() {
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  useEffect(() => {
    // Without an answer the part only offers the sign-in.
    loadUser().catch(() => undefined)
  }, [loadUser])

  return (
    <section className={css.part} aria-labelledby="gift-lists-title">
      <h2 id="gift-lists-title" className={css.title}>
        <Trans id="giftLists.title" message="Listen zum Beschenken" />
      </h2>
      <p className={css.lead}>
        <Trans
          id="giftLists.lead"
          message="Für Geburt, Fest oder Einzug: Wünsche sammeln, den Link verschicken, und niemand schenkt doppelt."
        />
      </p>
      {user?.loggedIn ? <Lists /> : <SignInFirst />}
    </section>
  )
}

function SignInFirst() {
  const pageHref = usePageHref()

  return (
    <div className={css.actions}>
      <ButtonLink kind="secondary" href={pageHref('login', { redirect: pagePath('wishlist') })}>
        <Trans id="giftLists.signIn" message="Anmelden und Liste anlegen" />
      </ButtonLink>
    </div>
  )
}

function Lists() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const own = useOwn(loadLists)
  const loadWishlist = useSetAtom(loadWishlistAtom)
  const [isNew, setIsNew] = useState(false)
  const giveFocus = useLaterFocus()
  const hrefOf = (id: string) => `${pageHref('wishlist')}#${id}`
  const begin = () => {
    setIsNew(true)
    giveFocus('gift-list-name')
  }
  const cancel = () => {
    setIsNew(false)
    giveFocus(NEW_ID)
  }

  return (
    <OwnPart own={own} waiting={<Skeleton height="7rem" />}>
      {({ lists, occasions }) =>
        isNew ? (
          <GiftListForm
            list={null}
            occasions={occasions}
            onSaved={({ id }) => {
              // It knows the lists to which a wish can go; without an answer it keeps those of before.
              loadWishlist().catch(() => undefined)
              location.assign(hrefOf(id))
            }}
            onCancel={cancel}
          />
        ) : (
          <>
            {lists.length > 0 ? (
              <ul
                className={css.lists}
                aria-label={i18n.t({ id: 'giftLists.title', message: 'Listen zum Beschenken' })}
              >
                {lists.map(({ id, ...list }) => (
                  <li key={id}>
                    <GiftListTile {...list} href={hrefOf(id)} />
                  </li>
                ))}
              </ul>
            ) : null}
            <div className={css.actions}>
              <Button id={NEW_ID} kind="secondary" onClick={begin}>
                <Trans id="giftLists.new" message="Neue Liste" />
              </Button>
            </div>
          </>
        )
      }
    </OwnPart>
  )
}
