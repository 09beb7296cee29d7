import { Trans, useLingui } from '@lingui/react'
import type { ShownProduct } from '@shop/api-client/office/product-commands'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import { calendarDay } from '../../words/format.ts'
import { fieldName } from '../../words/names/gap-name.ts'
import { countryName, languageName } from '../../words/names/intl-name.ts'
import styles from './product-page.module.css'

/** What keeps a product from being sold where, in words, each with the way to its field. */
export function MissingCard({ product }: { product: ShownProduct }) {
  const { i18n } = useLingui()
  const { countries, languages } = useShopPlaces()
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
  const named = (keys: readonly string[]) => list.format(keys.map((key) => countryName(key, i18n)))
  const served = product.missing.filter(({ country }) => countries.includes(country))
  const byField = Map.groupBy(served, ({ field, isRefused }) => `${field} ${isRefused}`)
  const unpriced = countries.filter((country) =>
    product.variants.every(({ prices }) => prices[country] === undefined),
  )
  const untranslated = product.untranslated.filter((language) => languages.some((one) => one === language))
  const isOff = product.record.isActive !== true
  const isEmpty = product.variants.every(({ units }) => units === 0)
  const isNothing =
    served.length + unpriced.length + untranslated.length === 0 &&
    !isOff &&
    !isEmpty &&
    product.pictures.length > 0

  return (
    <Card title={i18n.t({ id: 'product.missing', message: 'What is missing to sell it' })}>
      {isNothing ? (
        <p className={styles.quiet}>
          <Trans id="product.complete" message="Nothing: it is sold in every country of the shop." />
        </p>
      ) : (
        <ul className={styles.missing}>
          {[...byField.values()].map((same) => {
            const [first] = same
            if (first === undefined) return null
            return (
              <li key={`${first.field} ${first.isRefused}`} data-loud={first.isRefused}>
                <a href={`#field-${anchorOf(first.field)}`}>{fieldName(first.field, i18n)}</a>{' '}
                {first.isRefused ? (
                  <Trans
                    id="product.refusedIn"
                    message="is missing: it may not be offered in {countries}."
                    values={{ countries: named(same.map(({ country }) => country)) }}
                  />
                ) : (
                  <Trans
                    id="product.owedIn"
                    message="is missing for {countries}, owed from {day}."
                    values={{
                      countries: named(same.map(({ country }) => country)),
                      day: calendarDay(first.from, i18n.locale),
                    }}
                  />
                )}
                <span className={styles.quiet} lang="en">
                  {first.duty}: {first.asks}
                </span>
              </li>
            )
          })}
          {unpriced.length > 0 && (
            <li data-loud="true">
              <a href="#variants">
                <Trans id="products.price" message="Price" />
              </a>{' '}
              <Trans
                id="product.unpriced"
                message="is missing: it is not sold in {countries}."
                values={{ countries: named(unpriced) }}
              />
            </li>
          )}
          {untranslated.map((language) => (
            <li key={language}>
              <a href={`#field-description.${language}`}>
                <Trans
                  id="product.text"
                  message="Text in {language}"
                  values={{ language: languageName(language, i18n) }}
                />
              </a>{' '}
              <Trans id="product.isSame" message="is word for word that of another language." />
            </li>
          ))}
          {product.pictures.length === 0 && (
            <li>
              <a href="#field-images">{fieldName('images', i18n)}</a>{' '}
              <Trans id="product.noPicture" message="are missing." />
            </li>
          )}
          {isEmpty && (
            <li>
              <a href="#variants">
                <Trans id="products.stock" message="Stock" />
              </a>{' '}
              <Trans id="product.noStock" message="is empty for every variant." />
            </li>
          )}
          {isOff && (
            <li data-loud="true">
              <a href="#field-name.de">{fieldName('isActive', i18n)}</a>{' '}
              <Trans id="product.isOff" message="is switched off: it is on no page of the shop." />
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}

/** Whatever of a fact is asked for, its own fields are the place. */
function anchorOf(field: string): string {
  const [root = '', fact] = field.split('.')
  if (root === 'variants') return 'facts'
  return root === 'facts' && fact !== undefined ? `facts.${fact}` : root
}
