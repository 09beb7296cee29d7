import css from './state-mark.module.css'

/** One or two words on a card: how far it is, or what it is for. */
export function StateMark({ children }: { children: string }) {
  return <span className={css.mark}>{children}</span>
}
