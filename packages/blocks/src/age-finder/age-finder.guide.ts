import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { ageFinderFields } from './age-finder.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof ageFinderFields> = {
  name: 'age_finder',
  title: 'Suche nach Alter',
  use: 'Eine Frage und die Alter dazu; jedes führt zu dem, was passt.',
  fields: {
    headline: { label: 'Frage', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    ages: {
      label: 'Alter',
      kind: 'rows',
      limit: '3 bis 6: Beschriftung (höchstens 15 Zeichen), Ziel',
      isRequired: true,
    },
  },
  dos: ['Vom jüngsten zum ältesten, ohne Lücke dazwischen.'],
  donts: ['Keine Überschneidungen: Wer genau sechs Monate alt ist, darf nicht raten müssen.'],
}

export const samples = {
  usual: [
    sampleBlock('age_finder', {
      headline: 'Wie alt ist dein Baby?',
      ages: ['0–3 Monate', '3–6 Monate', '6–12 Monate', '1–3 Jahre'].map((label) =>
        sampleBlock('age', { label, link: sampleLink('/spielen/') }),
      ),
    }),
  ],
  many: [
    sampleBlock('age_finder', {
      headline: 'Was passt zu welchem Alter?',
      ages: ['Neugeboren', '1–3 Monate', '4–6 Monate', '7–12 Monate', '1–2 Jahre', '2–3 Jahre'].map((label) =>
        sampleBlock('age', { label, link: sampleLink('/mode/') }),
      ),
    }),
  ],
}
