import { PageWidth } from '../layout/page-width.tsx'
import css from './service-bar.module.css'

export type ServiceNote = { text: string; href: string | null }

/** Promises; or the bar as the shop's server wrote it, empty where the document shows it already and it stays as it is. */
export type ServiceBarContent = { notes: readonly ServiceNote[] } | { html: string }

/** What the shop promises, in one thin line; a phone shows the first promise alone. */
export function ServiceBar(content: ServiceBarContent) {
  if ('html' in content)
    return (
      <div
        className={css.bar}
        data-screen-only=""
        data-service-bar=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
    )
  return (
    <div className={css.bar} data-screen-only="" data-service-bar="">
      <PageWidth>
        <ul className={css.items}>
          {content.notes.map((note) => (
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
