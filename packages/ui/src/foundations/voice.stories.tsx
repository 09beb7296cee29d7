import { brandOf } from '../../.storybook/brands.ts'
import preview from '../../.storybook/preview.ts'
import { brandVoices } from './brand-voices.ts'
import { VoicePage } from './pages/voice-page.tsx'

const meta = preview.meta({
  title: 'Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const lines = await brandVoices()

export const Voice = meta.story({
  render: (_, { globals }) => <VoicePage voice={brandOf(globals).samples.voice} lines={lines} />,
})
