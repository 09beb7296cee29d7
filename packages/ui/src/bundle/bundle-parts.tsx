import { Trans, useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import type { BundleKind } from '@shop/domain/product/product-facts'
import { bundleSum } from '@shop/domain/product-detail/bundle'
import { Picture } from '../picture/picture.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './bundle-parts.module.css'

export type BundlePart = {
  id: string
  name: string
  /** Which variant lies in it; empty where there is one alone. */
  label: string
  /** With its locale prefix. */
  href: string
  image: ProductImage | null
  quantity: number
  /** One piece alone, minor units with tax. */
  price: number
  canOrder: boolean
}

type BundlePartsProps = {
  kind: BundleKind
  parts: readonly BundlePart[]
  /** What the bundle costs, minor units with tax. */
  price: number
}

/** What lies in a bundle, what it would cost piece by piece, and which piece keeps it from being sold. */
export function BundleParts({ kind, parts, price }: BundlePartsProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { apart, saving } = bundleSum(parts, price)
  const missing = kind === 'virtual' ? parts.filter(({ canOrder }) => !canOrder) : []

  return (
    <section className={css.bundle} aria-label={i18n.t({ id: 'bundle.title', message: 'Das ist im Set' })}>
      <h2 className={css.title}>
        <Trans id="bundle.title" message="Das ist im Set" />
      </h2>
      {missing.length > 0 ? (
        <p className={css.missing} role="status">
          {i18n.t({
            id: 'bundle.missing',
            message:
              'Zurzeit nicht als Set lieferbar: {names} fehlt. Die anderen Teile sind einzeln erhältlich.',
            values: { names: missing.map(({ name }) => name).join(', ') },
          })}
        </p>
      ) : null}
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <a className={css.part} href={part.href}>
              <span className={css.picture}>
                {part.image ? <Picture image={{ ...part.image, alt: '' }} sizes="88px" ratio="1/1" /> : null}
              </span>
              <span className={css.words}>
                <span className={css.name}>
                  {part.quantity > 1 ? `${part.quantity} × ` : null}
                  {part.name}
                </span>
                {part.label ? <span className={css.quiet}>{part.label}</span> : null}
                <span className={css.quiet}>
                  {i18n.t({
                    id: 'bundle.alone',
                    message: 'einzeln {price}',
                    values: { price: money(part.price) },
                  })}
                  {missing.includes(part) ? (
                    <span className={css.gone}>
                      {i18n.t({ id: 'delivery.notAvailable', message: 'Zurzeit nicht lieferbar' })}
                    </span>
                  ) : null}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        <TaxNote isForAll />
      </p>
      {saving > 0 ? (
        <p className={css.sum}>
          {i18n.t({
            id: 'bundle.saving',
            message: 'Einzeln zusammen {apart}, im Set {price}: {saving} gespart.',
            values: { apart: money(apart), price: money(price), saving: money(saving) },
          })}
        </p>
      ) : null}
    </section>
  )
}
