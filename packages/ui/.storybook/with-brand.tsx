import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'
import { BRANDS, brandOf, wearBrand } from './brands.ts'

export const brandToolbar = {
  description: 'Brand',
  toolbar: {
    title: 'Brand',
    icon: 'paintbrush' as const,
    items: BRANDS.map(({ id, name }) => ({ value: id, title: name })),
    dynamicTitle: true,
  },
}

/** Names the brand on the page before anything is drawn, so that what reads a token reads the right one. */
export const withBrand: Decorator = (Story, { globals }) => {
  const brand = brandOf(globals)
  wearBrand(brand, globals)

  return (
    <Fragment key={brand.id}>
      <Story />
    </Fragment>
  )
}
