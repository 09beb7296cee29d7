import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { brandOf, wearBrand } from '../brands.ts'
import { frameTheme } from './frame-theme.ts'
import { globalsOfAddress } from './use-globals.ts'

/** A page of words and stories in the chosen brand; it follows the toolbar as the stories do. */
export default function BrandDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [brand, setBrand] = useState(() => brandOf(globalsOfAddress()))
  wearBrand(brand)

  useEffect(() => {
    const show = ({ globals }: { globals: Record<string, unknown> }) => setBrand(brandOf(globals))
    context.channel.on('globalsUpdated', show)
    return () => context.channel.off('globalsUpdated', show)
  }, [context.channel])

  const style = getComputedStyle(document.documentElement)
  return (
    <DocsContainer
      key={brand.id}
      context={context}
      theme={frameTheme(brand.name, (name) => style.getPropertyValue(name).trim())}
    >
      {children}
    </DocsContainer>
  )
}
