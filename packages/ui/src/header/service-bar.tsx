import { PageWidth } from '../layout/page-width.tsx'
import css from './service-bar.module.css'

export type ServiceNote = { text: string; href: string | null }

type ServiceBarProps = {
  /** null: the document shows them already, and they stay as they are. */
  notes: ServiceNote[] | null
}

/** What the shop promises, in one thin line; a phone shows the first promise alone. */
export function ServiceBar({ notes }: ServiceBarProps) {
  if (notes === null)
    return (
      <div
        className={css.bar}
        data-screen-only=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  return (
    <div className={css.bar} data-screen-only="">
      <PageWidth>
        <ul className={css.items}>
          {notes.map((note) => (
            <li key={note.text}>
              {note.href ? (
                <a className={css.link} href={note.href}>
                  {note.text}
                </a>
              ) : (
                note.text
              )}
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  )
}
