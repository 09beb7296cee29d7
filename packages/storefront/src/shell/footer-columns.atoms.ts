import type { FooterColumn } from '@shop/ui/footer/footer'
import { atom } from 'jotai'
import { footerColumnsIn, hasFooter } from './footer/footer-columns-in.ts'
import { homePage } from './home-page.ts'
import { shopFactsOf } from './shop-facts-script.tsx'

/** Set on the server before the page is drawn. */
export const loadedColumnsAtom = atom<FooterColumn[] | null>(null)

/**
 * The columns that editors have made; null where the shop's own stand. No page carries them beside its HTML: in the
 * browser they are read from the document, and where that has no footer, as in the checkout, from the home page.
 */
export const footerColumnsAtom = import.meta.env.SSR
  ? loadedColumnsAtom
  : atom(() =>
      hasFooter(document)
        ? footerColumnsIn(document)
        : homePage(shopFactsOf(document)).then(footerColumnsIn, () => null),
    )
