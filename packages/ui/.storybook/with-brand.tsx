import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'
import { BRANDS, brandOf, wearBrand } from './brands.ts'
import { SideBySide } from './side-by-side.tsx'

/** Asks for every brand at once. */
const ALL = 'all'

export const brandToolbar = {
  description: 'Brand',
  toolbar: {
    title: 'Brand',
    icon: 'paintbrush' as const,
    items: [
      ...BRANDS.map(({ id, name }) => ({ value: id, title: name })),
      { value: ALL, title: 'Side by side' },
    ],
    dynamicTitle: true,
  },
}

/** Names the brand on the page before anything is drawn, so that what reads a token reads the right one. */
export const withBrand: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals.brand === ALL && viewMode === 'story') return <SideBySide storyId={id} globals={globals} />

  const brand = brandOf(globals)
  wearBrand(brand, globals)

  return (
    <Fragment key={brand.id}>
      <Story />
    </Fragment>
  )
}
