import type { EnergyLabel } from '@shop/domain/product/product-facts'
import css from './energy-arrow.module.css'

/** Scale and class as the law draws them, for the eye alone: words stand beside it. @see eu-duties C-19 */
export function EnergyMark({
  label: { class: own, scale },
}: {
  label: Pick<EnergyLabel, 'class' | 'scale'>
}) {
  return (
    <>
      <span className={css.scale} aria-hidden="true">
        <span>{scale.from}</span>
        <span>↑</span>
        <span>{scale.to}</span>
      </span>
      <span className={css.own} data-class={own} aria-hidden="true">
        {own}
      </span>
    </>
  )
}
