import { useEffect, useState } from 'react'
import type { Examples } from '../../examples.ts'
import { ExamplePictures, type Rules, type RuleTitles } from './example-pictures.tsx'

type Module = { examples: Examples }

const OF_COMPONENTS = import.meta.glob<Module>('../../../src/**/*.examples.tsx')
const OF_BLOCKS = import.meta.glob<Module>('../../../../blocks/src/**/*.examples.tsx')

type ComponentExamplesProps = { file: string; isBlock: boolean; rules: Rules; titles: RuleTitles }

/** The pictures of a component's rules, where it has some; fetched when its page is opened. */
export function ComponentExamples({ file, isBlock, rules, titles }: ComponentExamplesProps) {
  const modules = isBlock ? OF_BLOCKS : OF_COMPONENTS
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${file}.examples.tsx`)) ?? []
  const [examples, setExamples] = useState<Examples | null>(null)
  useEffect(() => {
    load?.().then((loaded) => setExamples(loaded.examples), console.error)
  }, [load])

  return examples && load ? <ExamplePictures examples={examples} rules={rules} titles={titles} /> : null
}
