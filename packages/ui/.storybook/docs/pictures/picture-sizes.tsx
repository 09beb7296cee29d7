import { useRef, useState } from 'react'
import { brandOf } from '../../brands.ts'
import { viewports } from '../../viewports.ts'
import { localeOf } from '../../with-shop.tsx'
import css from '../component-page.module.css'
import { useGlobals } from '../use-globals.ts'
import { measuredSlots } from './measured-slots.ts'
import own from './picture-sizes.module.css'
import { type PictureSlot, ratioName } from './picture-slot.ts'

/** The words of the table: a block's page is in the language of its guide. */
export type PictureWords = {
  title: string
  lead: string
  window: string
  place: string
  ratio: string
  asks: string
  file: string
}

const WIDTHS = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.width, 10))
const STEADY_FRAMES = 12
const LONGEST_WAIT_FRAMES = 600

type Row = { window: number; slots: readonly PictureSlot[] }

/**
 * How large the pictures of a story are at each width that screens are designed at, and what they ask for: measured in
 * the story itself, so that it is written nowhere twice. Nothing where it has no picture.
 */
export function PictureSizes({ story, words }: { story: string; words: PictureWords }) {
  const globals = useGlobals()
  const frame = useRef<HTMLIFrameElement>(null)
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const brand = brandOf(globals).id
  const measure = () => {
    if (frame.current) rowsOf(frame.current).then(setRows, console.error)
  }

  if (rows?.every(({ slots }) => slots.length === 0)) return null
  return (
    <section className={css.section}>
      {rows ? <SizesTable rows={rows} words={words} /> : null}
      {/* A story that plays takes the focus, and the page would follow it. */}
      <div className={own.room} inert aria-hidden>
        <iframe
          ref={frame}
          className={own.measured}
          title={words.title}
          loading="lazy"
          src={`iframe.html?id=${story}&viewMode=story&globals=brand:${brand};locale:${localeOf(globals)}`}
          onLoad={measure}
        />
      </div>
    </section>
  )
}

function SizesTable({ rows, words }: { rows: readonly Row[]; words: PictureWords }) {
  return (
    <>
      <h2 className={css.heading}>{words.title}</h2>
      <p>{words.lead}</p>
      <table className={`${css.table} ${own.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.window}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.ratio}</th>
            <th scope="col">{words.asks}</th>
            <th scope="col">{words.file}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ window, slots }) =>
            slots.map((slot, index) => (
              <tr key={`${window} ${index}`}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={slots.length}>
                    {window}
                  </th>
                ) : null}
                <td>
                  {slot.width} × {slot.height}
                </td>
                <td>
                  {ratioName(slot.width, slot.height)}, {slot.fit}
                </td>
                <td>
                  {slot.asked} <code>{slot.sizes}</code>
                </td>
                <td>{slot.file ?? ''}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  )
}

/** Gives the frame one width after the other, and looks once nothing moves any more. */
async function rowsOf(frame: HTMLIFrameElement): Promise<Row[]> {
  const rows: Row[] = []
  for (const width of WIDTHS) {
    frame.style.inlineSize = `${width}px`
    await untilSteady(frame)
    const page = frame.contentDocument
    rows.push({ window: width, slots: page ? measuredSlots(page) : [] })
  }
  return rows
}

/** Waits until the story is drawn and keeps its size for some frames. */
async function untilSteady(frame: HTMLIFrameElement): Promise<void> {
  let before = ''
  let steady = 0
  for (let count = 0; count < LONGEST_WAIT_FRAMES && steady < STEADY_FRAMES; count += 1) {
    await new Promise(requestAnimationFrame)
    const root = frame.contentDocument?.querySelector('#storybook-root')
    const isDrawn = frame.contentDocument?.body.classList.contains('sb-show-main') && root?.firstElementChild
    const now = isDrawn ? `${root.clientWidth} × ${root.scrollHeight}` : ''
    steady = now !== '' && now === before ? steady + 1 : 0
    before = now
  }
}
