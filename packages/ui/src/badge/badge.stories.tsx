import preview from '../../.storybook/preview.ts'
import { Badge, ProductBadges } from './badge.tsx'

const meta = preview.meta({ component: Badge, args: { children: 'Neu' } })

export const Plain = meta.story()
export const Sale = meta.story({ args: { kind: 'sale', children: '-20 %' } })
export const Promotion = meta.story({ args: { kind: 'promotion', children: '3 für 2' } })
export const OfAProduct = meta.story({
  tags: ['snapshot'],
  render: () => (
    <ProductBadges
      badges={[
        { id: '1', type: 'sale', label: '-20 %' },
        { id: '2', type: 'promotion', label: '3 für 2' },
        { id: '3', type: 'new', label: 'new' },
        { id: '4', type: 'bestseller', label: 'bestseller' },
      ]}
    />
  ),
})
