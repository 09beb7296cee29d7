import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense } from 'react'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { useShop } from '../../../use-shop.ts'
import css from '../account-form.module.css'
import { ChangeEmailForm } from './change-email-form.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'

const LoyaltyPart = lazyPart(() => import('../../../features/payback/loyalty-part.tsx'))

/** What a customer may change about himself, and what only the shop can. @see product §7 */
export function PersonalDataPage() {
  const { i18n } = useLingui()
  const { features } = useShop()

  return (
    <AccountFrame
      here={pagePath('personalData')}
      title={i18n.t({ id: 'account.personalData', message: 'Persönliche Daten' })}
      waiting={<Skeleton height="34rem" shape="lines" />}
    >
      {(user) => (
        <div className={css.part}>
          <section className={css.part}>
            <dl className={css.facts}>
              <div>
                <dt>
                  <Trans id="checkout.email" message="E-Mail-Adresse" />
                </dt>
                <dd>{user.email}</dd>
              </div>
              {user.customerNo ? (
                <div>
                  <dt>
                    <Trans id="account.customerNo" message="Kundennummer" />
                  </dt>
                  <dd>{user.customerNo}</dd>
                </div>
              ) : null}
            </dl>
          </section>
          <section className={css.part}>
            <PersonalDataForm user={user} />
          </section>
          <section className={css.part} aria-labelledby="change-email">
            <h2 className={css.subtitle} id="change-email">
              <Trans id="emailChange.title" message="E-Mail-Adresse ändern" />
            </h2>
            <ChangeEmailForm key={user.email} email={user.email} />
          </section>
          {features.payback ? (
            <Suspense fallback={null}>
              <div className={css.part}>
                <LoyaltyPart isOfAccount />
              </div>
            </Suspense>
          ) : null}
        </div>
      )}
    </AccountFrame>
  )
}
