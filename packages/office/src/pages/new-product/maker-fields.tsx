import { Trans, useLingui } from '@lingui/react'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import type { FieldsProps } from './product-fields.tsx'

/** Who made it: the law of the Union asks for it before anything is offered. @see eu-duties C-15 */
export function MakerFields({ texts: { maker }, onChange, problem }: FieldsProps) {
  const { i18n } = useLingui()
  const change = (part: Partial<typeof maker>) => onChange({ maker: { ...maker, ...part } })
  return (
    <Card title={i18n.t({ id: 'newProduct.maker', message: 'Maker' })}>
      <p className={listing.quiet}>
        <Trans
          id="newProduct.makerHint"
          message="Shoppers in the Union have to be able to write to whoever made it. A maker outside of the Union needs a responsible person besides: add it on the page of the product."
        />
      </p>
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'newProduct.makerName', message: 'Name of the maker' })}
          value={maker.name}
          onChange={(name) => change({ name })}
          problem={problem('maker.name')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.makerAddress', message: 'Postal address' })}
          value={maker.address}
          onChange={(address) => change({ address })}
          problem={problem('maker.address')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.makerEmail', message: 'E-mail of the maker' })}
          type="email"
          value={maker.email}
          onChange={(email) => change({ email })}
          problem={problem('maker.email')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.makerCountry', message: 'Country of the maker' })}
          value={maker.country}
          onChange={(country) => change({ country: country.toUpperCase() })}
          maxLength={2}
          problem={problem('maker.country')}
          isRequired
        />
      </div>
    </Card>
  )
}
