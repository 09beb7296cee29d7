import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { type PlannedStore, StorePlan } from './store-plan.tsx'

const german: PlannedStore[] = [
  ['berlin', 'Lindhaus Prenzlauer Berg', 'Berlin', 52.547, 13.414],
  ['frankfurt', 'Lindhaus Sachsenhausen', 'Frankfurt am Main', 50.103, 8.686],
  ['hamburg', 'Lindhaus Speicherstadt', 'Hamburg', 53.544, 9.997],
  ['koeln', 'Lindhaus Ehrenfeld', 'Köln', 50.95, 6.92],
  ['muenchen', 'Lindhaus Glockenbach', 'München', 48.129, 11.572],
].map(([id, name, city, lat, lng]) => ({
  id: String(id),
  name: String(name),
  city: String(city),
  lat: Number(lat),
  lng: Number(lng),
  href: `/filialen/${id}/`,
}))
const dutch: PlannedStore[] = [
  ['amsterdam', 'Amsterdam', 52.37, 4.9],
  ['utrecht', 'Utrecht', 52.09, 5.12],
  ['rotterdam', 'Rotterdam', 51.92, 4.48],
].map(([id, city, lat, lng]) => ({
  id: String(id),
  name: `Pünktchen ${city}`,
  city: String(city),
  lat: Number(lat),
  lng: Number(lng),
  href: `/nl-nl/${id}/`,
}))

function Beside(props: ComponentProps<typeof StorePlan>) {
  return (
    <div style={{ maxInlineSize: 360 }}>
      <StorePlan {...props} />
    </div>
  )
}

const meta = preview.meta({ component: Beside, args: { country: 'DE' as const, stores: german } })

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Lindhaus Ehrenfeld, Köln' })).toHaveTextContent('Köln')
  },
})
export const NamesInOneLine = meta.story({
  tags: ['snapshot'],
  args: { country: 'NL' as const, stores: dutch },
})
export const WhereTheShopperIs = meta.story({ args: { here: { lat: 51.3, lng: 9.5 } } })
export const OneStore = meta.story({
  args: { stores: german.slice(0, 1).map((store) => ({ ...store, href: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getByText('Berlin')).toBeVisible()
  },
})
