import type { ReactNode } from 'react'
import { BRANDS } from '../../brands.ts'
import { localeOf } from '../../with-shop.tsx'
import { useGlobals } from '../use-globals.ts'
import { GalleryFrame } from './gallery-frame.tsx'
import css from './start-page.module.css'

/** Every brand beside the others, as it is now; below it, how to find one's way. */
export function StartPage({ children }: { children: ReactNode }) {
  const locale = localeOf(useGlobals())

  return (
    <div className={css.page}>
      <header className={`sb-unstyled ${css.head}`}>
        <h1 className={css.title}>One set of parts, {BRANDS.map(({ name }) => name).join(' and ')}</h1>
        <p className={css.lead}>
          A component knows no brand, only tokens. What you see here is no picture: it is the parts
          themselves, in each brand’s colours, letters and words. Press what you want to see up close.
        </p>
      </header>
      <div className={css.brands}>
        {BRANDS.map((brand) => (
          <GalleryFrame key={brand.id} brand={brand} locale={locale} />
        ))}
      </div>
      <div className={css.words}>{children}</div>
    </div>
  )
}
