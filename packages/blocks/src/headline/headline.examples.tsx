import type { Examples } from '@shop/ui/storybook/examples'
import { ExamplePage } from '../samples/example-page.tsx'
import { sampleBlock } from '../samples/sample-blocks.ts'
import { samples } from './headline.guide.ts'

const emptyWords = [
  sampleBlock('headline', { headline: 'Willkommen!', size: 'xl' }),
  sampleBlock('text', { text: 'Versand ab 75 € frei Haus.' }),
]

export const examples: Examples = {
  do: [{ rule: 'Eine Überschrift sagt', drawn: <ExamplePage blocks={samples.usual} /> }],
  dont: [{ rule: 'Keine Überschrift nur', drawn: <ExamplePage blocks={emptyWords} /> }],
}
