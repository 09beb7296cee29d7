import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Badge } from '../badge.tsx'
import { PageTitle } from './page-title.tsx'

const meta = preview.meta({ title: 'parts/page title' })

export const OfAPage = meta.story({
  render: () => <PageTitle>Warehouse</PageTitle>,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Warehouse' })).toBeVisible()
    await expect(document.title).toContain('Warehouse')
  },
})
export const WithAState = meta.story({
  render: () => (
    <PageTitle tab="Order">
      S-100001 <Badge tone="bad">Cancelled</Badge>
    </PageTitle>
  ),
})
export const LongTitle = meta.story({
  render: () => (
    <PageTitle>
      {'A guide to lamps for long evenings by the window, with all that belongs to it '.repeat(4)}
    </PageTitle>
  ),
})
