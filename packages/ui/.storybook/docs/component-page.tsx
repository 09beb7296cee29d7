import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
// @boundaries-ignore Storybook shows the blocks, too
import type { BlockGuide } from '../../../blocks/src/guides/block-guide.ts'
import type { Usage } from '../usage.ts'
import { BlockNotes } from './block-notes.tsx'
import css from './component-page.module.css'
import { ComponentExamples } from './examples/component-examples.tsx'
import { OverrideNotes } from './override-notes.tsx'
import { BLOCK_WORDS, COMPONENT_WORDS } from './page-words.ts'
import { PictureSizes } from './pictures/picture-sizes.tsx'
import { readableName } from './readable-name.ts'
import { UsageNotes } from './usage-notes.tsx'

const notes = import.meta.glob<{ usage: Usage }>('../../src/**/*.usage.ts', { eager: true })
const guides = import.meta.glob<{ guide: BlockGuide }>('../../../blocks/src/**/*.guide.ts', {
  eager: true,
})

/** A component's page: what it is for, the thing itself, how to use it, its controls and its states. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { story } = useOf('story', ['story'])
  const file = preparedMeta.title.split('/').at(-1) ?? preparedMeta.title
  const isBlock = preparedMeta.title.startsWith('blocks')
  const usage = isBlock ? undefined : besideStory(notes, `${file}.usage.ts`)?.usage
  const guide = isBlock ? besideStory(guides, `${file}.guide.ts`)?.guide : undefined
  const purpose = usage?.purpose ?? guide?.use
  const words = guide ? BLOCK_WORDS : COMPONENT_WORDS
  const rules = { do: usage?.do ?? guide?.dos ?? [], dont: usage?.dont ?? guide?.donts ?? [] }

  return (
    <>
      <div className="sb-unstyled" lang={words.language}>
        <h1 className={css.title}>{guide?.title ?? readableName(file)}</h1>
        {purpose ? <p className={css.purpose}>{purpose}</p> : null}
      </div>
      {purpose ? null : <Description of="meta" />}
      <Primary />
      <div className="sb-unstyled" lang={words.language}>
        <ComponentExamples file={file} isBlock={isBlock} rules={rules} titles={words} />
        {usage ? <UsageNotes usage={usage} /> : null}
        {guide ? <BlockNotes guide={guide} titles={words} /> : null}
        <PictureSizes story={story.id} words={words.pictures} />
        <OverrideNotes file={file} story={story.id} />
        <h2 className={css.part}>{words.properties}</h2>
      </div>
      <Controls />
      <Stories title={words.states} includePrimary={false} />
    </>
  )
}

/** The module with this name, wherever its component's folder is. */
function besideStory<Module>(modules: Record<string, Module>, file: string): Module | undefined {
  return Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1]
}
