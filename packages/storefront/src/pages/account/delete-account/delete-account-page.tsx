import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { AccountFrame } from '../../../features/account/account-frame.tsx'
import { usePageHref, useShop } from '../../../use-shop.ts'
import css from '../account-form.module.css'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** What goes, what has to stay for how long, and the button. @see product §3; eu-duties C-30 */
export function DeleteAccountPage() {
  const { i18n } = useLingui()
  const { features, returns } = useShop()
  const pageHref = usePageHref()

  return (
    <AccountFrame
      here={pagePath('deleteAccount')}
      title={i18n.t({ id: 'myData.delete', message: 'Konto löschen' })}
      back={{ path: pagePath('myData'), label: i18n.t({ id: 'account.myData', message: 'Meine Daten' }) }}
      waiting={<Skeleton height="26rem" shape="lines" />}
    >
      {({ email }) => (
        <div className={css.part}>
          <section className={css.part} aria-labelledby="deletion-goes">
            <h2 className={css.subtitle} id="deletion-goes">
              <Trans id="deletion.goes" message="Das wird sofort gelöscht" />
            </h2>
            <ul className={css.list}>
              <li>
                <Trans id="deletion.person" message="Name, E-Mail-Adresse, Telefon und Geburtsdatum" />
              </li>
              <li>
                <Trans id="deletion.shelves" message="Adressbuch, Wunschliste und Warenkorb" />
              </li>
              <li>
                <Trans id="deletion.newsletter" message="Newsletter und Erinnerungen" />
              </li>
              <li>
                <Trans id="deletion.sessions" message="Die Anmeldungen auf allen Geräten" />
              </li>
            </ul>
          </section>
          <section className={css.part} aria-labelledby="deletion-stays">
            <h2 className={css.subtitle} id="deletion-stays">
              <Trans id="deletion.stays" message="Das müssen wir noch aufbewahren" />
            </h2>
            <ul className={css.list}>
              <li>
                <Trans
                  id="deletion.running"
                  message="Bestellungen, die unterwegs sind oder noch zurückgeschickt werden können, behalten Name und Adresse bis {days} Tage nach der Zustellung."
                  values={{ days: returns.days }}
                />
              </li>
              <li>
                <Trans
                  id="deletion.open"
                  message="Offene Reklamationen, Rücksendungen und Erstattungen behalten Name und Adresse, bis sie erledigt sind."
                />
              </li>
              <li>
                <Trans id="deletion.orders" message="Danach bleiben Bestellungen ohne Namen und Adresse." />
              </li>
              <li>
                <Trans
                  id="deletion.invoices"
                  message="Rechnungen bleiben so lange unverändert, wie das Steuerrecht es verlangt."
                />
              </li>
              <li>
                <Trans
                  id="deletion.reviews"
                  message="Veröffentlichte Bewertungen bleiben ohne Namen stehen."
                />
              </li>
            </ul>
            {features.accountBalance ? (
              <p className={css.note}>
                <Trans
                  id="deletion.balance"
                  message="Haben Sie noch <0>Guthaben</0> auf dem Konto? Dann lösen Sie es bitte erst ein, oder lassen Sie es vom Kundendienst auszahlen."
                  // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                  components={[<a key="balance" href={pageHref('balance')} />]}
                />
              </p>
            ) : null}
            <p className={css.note}>
              <Trans
                id="deletion.exportFirst"
                message="Vorher eine Kopie? Unter <0>Meine Daten</0> können Sie alles herunterladen."
                // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                components={[<a key="data" href={pageHref('myData')} />]}
              />
            </p>
          </section>
          <section className={css.part}>
            <DeleteAccountForm email={email} />
          </section>
        </div>
      )}
    </AccountFrame>
  )
}
