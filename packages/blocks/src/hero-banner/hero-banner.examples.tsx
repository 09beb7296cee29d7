import type { Examples } from '@shop/ui/storybook/examples'
import { ExamplePage } from '../samples/example-page.tsx'
import { samples } from './hero-banner.guide.ts'

export const examples: Examples = {
  do: [{ rule: 'Eine kurze Überschrift', drawn: <ExamplePage blocks={samples.usual} /> }],
  dont: [{ rule: 'Keine zwei Sätze', drawn: <ExamplePage blocks={samples.longText} /> }],
}
