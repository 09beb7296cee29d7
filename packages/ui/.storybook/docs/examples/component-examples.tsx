import { lazy, Suspense } from 'react'
import type { Examples } from '../../examples.ts'
import { ExamplePictures, type Rules, type RuleTitles } from './example-pictures.tsx'

type Module = { examples: Examples }

const OF_COMPONENTS = import.meta.glob<Module>('../../../src/**/*.examples.tsx')
const OF_BLOCKS = import.meta.glob<Module>('../../../../blocks/src/**/*.examples.tsx')

const LOADED = new Map<string, ReturnType<typeof picturesFrom>>()

type ComponentExamplesProps = { file: string; isBlock: boolean; rules: Rules; titles: RuleTitles }

/** The pictures of a component's rules, where it has some; fetched when its page is opened. */
export function ComponentExamples({ file, isBlock, rules, titles }: ComponentExamplesProps) {
  const modules = isBlock ? OF_BLOCKS : OF_COMPONENTS
  const path = Object.keys(modules).find((one) => one.endsWith(`/${file}.examples.tsx`))
  const load = path === undefined ? undefined : modules[path]
  if (path === undefined || load === undefined) return null

  const Pictures = LOADED.get(path) ?? picturesFrom(load)
  LOADED.set(path, Pictures)
  return (
    <Suspense fallback={null}>
      <Pictures rules={rules} titles={titles} />
    </Suspense>
  )
}

function picturesFrom(load: () => Promise<Module>) {
  return lazy(async () => {
    const { examples } = await load()
    return {
      default: (props: { rules: Rules; titles: RuleTitles }) => (
        <ExamplePictures examples={examples} {...props} />
      ),
    }
  })
}
