import { Trans, useLingui } from '@lingui/react'
import { mediaAddress } from '@shop/domain/image/media-address'
import type { EnergyLabel } from '@shop/domain/product/product-facts'
import FileText from 'lucide-react/icons/file-text'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import css from './energy-label-view.module.css'

/** The label in full, its number in the Union's register and the data sheet. @see eu-duties C-19 */
export function EnergyLabelView({ label }: { label: EnergyLabel }) {
  const { i18n } = useLingui()

  return (
    <div className={css.view}>
      {label.label ? (
        <div className={css.picture}>
          <Picture image={label.label} sizes="(width < 480px) 80vw, 360px" />
        </div>
      ) : null}
      <p>
        {i18n.t({ id: 'energy.eprel', message: 'EPREL-Nummer {number}', values: { number: label.eprelId } })}
      </p>
      <p>
        <a className={css.sheet} href={mediaAddress(label.sheet)} target="_blank" rel="noreferrer">
          <Icon of={FileText} />
          <Trans id="energy.sheet" message="Produktdatenblatt (PDF)" />
        </a>
      </p>
    </div>
  )
}
