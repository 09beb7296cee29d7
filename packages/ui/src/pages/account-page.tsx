import { Trans } from '@lingui/react'
import { Button } from '../button/button.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'
import css from './shop-pages.module.css'

export function AccountPage({ shop }: { shop: SampleShop }) {
  const tiles = [
    ['/wunschliste/', <Trans key="w" id="header.wishlist" message="Wunschliste" />, 2],
    ['/warenkorb/', <Trans key="b" id="header.basket" message="Warenkorb" />, 1],
  ] as const
  return (
    <PageFrame shop={shop}>
      <PageWidth>
        <div className={css.stack}>
          <h1 className={css.title}>
            <Trans id="account.greeting" message="Guten Tag, {name}" values={{ name: 'Anna Berg' }} />
          </h1>
          <ul className={css.tiles}>
            {tiles.map(([href, title, count]) => (
              <li key={href}>
                <a className={css.tile} href={href}>
                  <strong>{title}</strong>
                  <Trans
                    id="account.count"
                    message="{count, plural, =0 {Noch leer} one {# Artikel} other {# Artikel}}"
                    values={{ count }}
                  />
                </a>
              </li>
            ))}
          </ul>
          <div>
            <Button kind="secondary">
              <Trans id="account.logout" message="Abmelden" />
            </Button>
          </div>
        </div>
      </PageWidth>
    </PageFrame>
  )
}
