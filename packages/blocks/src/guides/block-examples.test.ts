/// <reference types="vite/client" />
import { type Examples, ruleOf } from '@shop/ui/storybook/examples'
import { expect, test } from 'vitest'
import type { BlockGuide } from './block-guide.ts'

const examples = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true })
const guides = import.meta.glob<{ guide: BlockGuide }>('../**/*.guide.ts', { eager: true })

test.each(Object.keys(examples))('%s draws rules that the guide has', (path) => {
  const guide = guides[path.replace('.examples.tsx', '.guide.ts')]?.guide
  const drawn = examples[path]?.examples

  expect(drawn?.do.map((example) => ruleOf(example, guide?.dos ?? []))).not.toEqual([])
  expect(drawn?.dont.map((example) => ruleOf(example, guide?.donts ?? []))).not.toEqual([])
})
