import { useEffect, useRef } from 'react'
import { brandOf, type StoryBrand } from '../../brands.ts'
import { InShop } from '../in-shop.tsx'
import { useGlobals } from '../use-globals.ts'
import css from './gallery.module.css'
import { HEIGHT_EVENT } from './gallery-frame.tsx'
import { GalleryPages } from './gallery-pages.tsx'
import { GalleryParts } from './gallery-parts.tsx'

const COLOURS = ['accent', 'accent-second', 'surface-strong', 'tint-a', 'tint-b', 'sale', 'text'] as const

/** One brand at a glance: its colours and letters, its pages, and what they are made of. */
export function Gallery() {
  const globals = useGlobals()
  const brand = brandOf(globals)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (page.current ? tellHeight(page.current) : undefined), [])

  return (
    <div ref={page} className={`sb-unstyled ${css.gallery}`} lang="en">
      <BrandPlate brand={brand} />
      <InShop globals={globals}>
        <GalleryPages globals={globals} />
        <GalleryParts globals={globals} />
      </InShop>
    </div>
  )
}

/** The page around the frame gives it as much room as it takes. */
function tellHeight(page: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    window.frameElement?.dispatchEvent(new CustomEvent(HEIGHT_EVENT, { detail: page.scrollHeight }))
  })
  watch.observe(page)
  return () => watch.disconnect()
}

function BrandPlate({ brand }: { brand: StoryBrand }) {
  return (
    <header className={css.plate}>
      <h1 className={css.name}>{brand.name}</h1>
      <p className={css.mood}>{brand.samples.imagery.mood}</p>
      <div className={css.specimen}>
        <ul className={css.colours} aria-label="Colours">
          {COLOURS.map((colour) => (
            <li key={colour} style={{ background: `var(--color-${colour})` }} title={`--color-${colour}`} />
          ))}
        </ul>
        <p className={css.letters} aria-hidden>
          <span>Aa</span> Aa
        </p>
      </div>
    </header>
  )
}
