import type { Product, Variant } from '@shop/domain/product/product'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { trackViewItemAtom } from './view-item.atoms.ts'

/** Tracks that a product is viewed, once for each variant that is chosen. @see spec §7 "frontend_view_item" */
export function useTrackViewItem(product: Product, variant: Variant | null): void {
  const track = useSetAtom(trackViewItemAtom)
  const seen = useRef<number | null>(null)

  useEffect(() => {
    // fresh numbers for the same variant are not a new view
    if (!variant || seen.current === variant.id) return
    seen.current = variant.id
    void track(product, variant)
  }, [product, variant, track])
}
