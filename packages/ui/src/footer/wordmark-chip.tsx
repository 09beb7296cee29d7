import css from './wordmark-chip.module.css'

/** A payment method's or carrier's name as a plain mark of our own: no foreign logo is copied. */
export function WordmarkChip({ children }: { children: string }) {
  return <span className={css.chip}>{children}</span>
}
