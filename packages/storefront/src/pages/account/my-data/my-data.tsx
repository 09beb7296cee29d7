import { Trans, useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { ExportDownloads } from '../../../features/data-rights/export-downloads.tsx'
import { accountSections } from '../../../features/data-rights/export-sections.ts'
import { StoredKinds } from '../../../features/data-rights/stored-kinds.tsx'
import { useOwn } from '../../../features/session/use-own.ts'
import { usePageHref } from '../../../use-shop.ts'
import css from '../account-form.module.css'

async function ownData(api: Api) {
  const { exportUserData } = await import('@shop/api-client/contract/user-data')
  return api(exportUserData, {})
}

/** How much of each kind is stored, the whole as files, and the way out. */
export function MyData() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const data = useOwn(ownData)

  return (
    <div className={css.part}>
      <section className={`${css.part} ${css.myData}`} aria-labelledby="my-data-stored">
        <h2 className={css.subtitle} id="my-data-stored">
          <Trans id="myData.stored" message="Das ist gespeichert" />
        </h2>
        <OwnPart own={data} waiting={<Skeleton height="var(--my-data-room)" shape="lines" />}>
          {(document) => {
            const sections = accountSections(i18n, document)
            return (
              <>
                <StoredKinds sections={sections} />
                <ExportDownloads document={document} sections={sections} />
                {document.knownByEmail === null ? (
                  <p className={css.note}>
                    <Trans
                      id="myData.unproven"
                      message="Newsletter und Bestellungen als Gast sind nur mit Ihrer E-Mail-Adresse verknüpft. Was unter ihr gespeichert ist, bekommen Sie über einen <0>Link per E-Mail</0>."
                      // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                      components={[<a key="link" href={pageHref('dataExport')} />]}
                    />
                  </p>
                ) : null}
              </>
            )
          }}
        </OwnPart>
      </section>
      <section className={css.part} aria-labelledby="my-data-correct">
        <h2 className={css.subtitle} id="my-data-correct">
          <Trans id="myData.correct" message="Berichtigen" />
        </h2>
        <p className={css.lead}>
          <Trans
            id="myData.correctText"
            message="Name, Telefon und Geburtsdatum stehen unter <0>Persönliche Daten</0>, Adressen im <1>Adressbuch</1>."
            components={[
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a key="person" href={pageHref('personalData')} />,
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a key="addresses" href={pageHref('addressBook')} />,
            ]}
          />
        </p>
      </section>
      <section className={css.part} aria-labelledby="my-data-delete">
        <h2 className={css.subtitle} id="my-data-delete">
          <Trans id="myData.delete" message="Konto löschen" />
        </h2>
        <p className={css.lead}>
          <Trans
            id="myData.deleteText"
            message="Das können Sie jederzeit und ohne Angabe von Gründen. Was wir danach noch aufbewahren müssen, lesen Sie auf der nächsten Seite."
          />
        </p>
        <div>
          <ButtonLink href={pageHref('deleteAccount')} kind="secondary">
            <Trans id="myData.toDeletion" message="Konto löschen" />
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
