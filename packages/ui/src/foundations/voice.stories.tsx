import { brandOf } from '../../.storybook/brands.ts'
import preview from '../../.storybook/preview.ts'
import { VoicePage } from './pages/voice-page.tsx'

const meta = preview.meta({
  title: 'Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Voice = meta.story({
  render: (_, { globals }) => <VoicePage voice={brandOf(globals).samples.voice} />,
})
