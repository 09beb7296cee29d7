import { Trans, useLingui } from '@lingui/react'
import type { ProductImage } from '@shop/domain/product/product'
import X from 'lucide-react/icons/x'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Picture } from '../picture/picture.tsx'
import css from './compare-table.module.css'

/** A column of the comparison. */
export type ComparedArticle = {
  /** Its reference key. */
  key: string
  name: string
  brandLine: string
  href: string
  image: ProductImage | null
  price: ReactNode
  /** The button that adds it to the basket, or says why not. */
  action: ReactNode
}

/** A line of it; null where an article says nothing. */
export type CompareLine = { key: string; label: string; values: readonly ReactNode[]; differs: boolean }

type CompareTableProps = {
  articles: readonly ComparedArticle[]
  lines: readonly CompareLine[]
  onRemove: (key: string) => void
}

const SIZES = '(width >= 1440px) 336px, (width >= 768px) 25vw, 46vw'

/**
 * Up to four articles side by side, on a phone two at a time. The label of a line stands above its values, so that none
 * of the width is lost to it; the names come along when their pictures have left the screen.
 */
export function CompareTable({ articles, lines, onRemove }: CompareTableProps) {
  const { i18n } = useLingui()
  const head = useRef<HTMLTableSectionElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(head)
  const remove = useRemovalFocus(head, articles.length)
  const title = i18n.t({ id: 'compare.table', message: 'Artikel im Vergleich' })

  return (
    <div className={css.compare} style={{ '--columns': articles.length }}>
      <div
        ref={names}
        className={css.names}
        data-screen-only=""
        data-shown={isPast || undefined}
        aria-hidden="true"
      >
        <div className={css.track}>
          {articles.map(({ key, name }) => (
            <p key={key} className={css.shortName}>
              {name}
            </p>
          ))}
        </div>
      </div>
      <section
        className={css.scroll}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <div className={css.sheet}>
          <table className={css.table}>
            <caption>
              <VisuallyHidden>{title}</VisuallyHidden>
            </caption>
            <thead ref={head}>
              <tr>
                {articles.map(({ key, ...article }, column) => (
                  <th key={key} scope="col" abbr={article.name} className={css.article}>
                    <ArticleHead {...article} />
                    <span className={css.remove}>
                      <IconButton
                        icon={X}
                        kind="ground"
                        label={i18n.t({
                          id: 'compare.remove',
                          message: '{name} aus dem Vergleich nehmen',
                          values: { name: article.name },
                        })}
                        onClick={() => {
                          remove(column)
                          onRemove(key)
                        }}
                      />
                    </span>
                  </th>
                ))}
              </tr>
              <tr>
                {articles.map(({ key, price }) => (
                  <td key={key} className={css.price}>
                    {price}
                  </td>
                ))}
              </tr>
              <tr data-screen-only="">
                {articles.map(({ key, action }) => (
                  <td key={key} className={css.action}>
                    {action}
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, label, values, differs }) => (
                <Fragment key={key}>
                  <tr>
                    <th
                      scope="col"
                      colSpan={articles.length}
                      className={css.label}
                      data-differs={differs || undefined}
                    >
                      <span className={css.labelWords}>
                        {label}
                        {differs ? (
                          <VisuallyHidden>
                            , <Trans id="compare.differs" message="unterschiedlich" />
                          </VisuallyHidden>
                        ) : null}
                      </span>
                    </th>
                  </tr>
                  <tr>
                    {values.map((value, column) => (
                      <td
                        key={articles[column]?.key ?? column}
                        className={css.value}
                        data-same={(!differs && articles.length > 1) || undefined}
                      >
                        {value ?? <Unsaid />}
                      </td>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  )
}

function ArticleHead({
  name,
  brandLine,
  href,
  image,
}: Pick<ComparedArticle, 'name' | 'brandLine' | 'href' | 'image'>) {
  return (
    <a className={css.link} href={href}>
      <span className={css.picture}>
        {image ? <Picture image={{ ...image, alt: '' }} sizes={SIZES} ratio="1/1" /> : null}
      </span>
      <span className={css.brand}>{brandLine}</span>
      <span className={css.name}>{name}</span>
    </a>
  )
}

function Unsaid() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans id="compare.unsaid" message="keine Angabe" />
      </VisuallyHidden>
    </>
  )
}

/** The pressed button goes with its column: the focus goes on to that of the column in its place, or of the last one. */
function useRemovalFocus(head: { current: HTMLElement | null }, count: number): (column: number) => void {
  const removed = useRef<number | null>(null)

  useEffect(() => {
    const column = removed.current
    removed.current = null
    if (column === null || document.activeElement !== document.body) return
    const buttons = head.current?.querySelectorAll<HTMLElement>(`.${css.remove} button`)
    buttons?.[Math.min(column, count - 1)]?.focus({ preventScroll: true })
  }, [head, count])

  return (column) => {
    removed.current = column
  }
}

/** Whether an element has left the screen upwards. */
function useIsPast(element: { current: HTMLElement | null }): boolean {
  const [isPast, setIsPast] = useState(false)

  useEffect(() => {
    if (element.current === null) return
    // Everything below the screen counts as seen: a jump past it is then a change, and is observed.
    const observer = new IntersectionObserver(
      ([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-60px 0px 100000px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isPast
}
