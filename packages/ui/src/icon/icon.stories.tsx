import Heart from 'lucide-react/icons/heart'
import preview from '../../.storybook/preview.ts'
import { Icon } from './icon.tsx'

const meta = preview.meta({ component: Icon, args: { of: Heart } })

export const Small = meta.story()
export const Medium = meta.story({ args: { size: 'm' } })
export const Filled = meta.story({
  tags: ['snapshot'],
  args: { size: 'm', isFilled: true },
})
