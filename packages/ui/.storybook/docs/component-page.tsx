import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
// @boundaries-ignore Storybook shows the blocks, too
import type { BlockGuide } from '../../../blocks/src/guides/block-guide.ts'
import type { Usage } from '../usage.ts'
import { BlockNotes } from './block-notes.tsx'
import css from './component-page.module.css'
import { OverrideNotes } from './override-notes.tsx'
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
  const usage = besideStory(notes, `${file}.usage.ts`)?.usage
  const guide = besideStory(guides, `${file}.guide.ts`)?.guide
  const purpose = usage?.purpose ?? guide?.use

  return (
    <>
      <div className="sb-unstyled">
        <h1 className={css.title}>{readableName(file)}</h1>
        {purpose ? <p className={css.purpose}>{purpose}</p> : null}
      </div>
      {purpose ? null : <Description of="meta" />}
      <Primary />
      <div className="sb-unstyled">
        {usage ? <UsageNotes usage={usage} /> : null}
        {guide ? <BlockNotes guide={guide} /> : null}
        <OverrideNotes file={file} story={story.id} />
        <h2 className={css.part}>Properties</h2>
      </div>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

/** The module with this name, wherever its component's folder is. */
function besideStory<Module>(modules: Record<string, Module>, file: string): Module | undefined {
  return Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1]
}
