import { camelCase, snakeCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const REGISTRY = 'packages/ui/src/blocks/registry.tsx'

/** A content block: component, styles, editors' guide and story in a folder, and its line in the registry. */
export function blockRecipe(name: string): Recipe {
  const block = camelCase(name)
  const folder = `packages/ui/src/blocks/${name}`

  return {
    files: [
      { path: `${folder}/${name}.tsx`, text: component(name) },
      { path: `${folder}/${name}.module.css`, text: STYLES },
      { path: `${folder}/${name}.guide.ts`, text: guide(name) },
      { path: `${folder}/${name}.stories.tsx`, text: story(name) },
    ],
    changes: [
      {
        path: REGISTRY,
        change: (source) =>
          withListLine(withImport(source, `import { ${block} } from './${name}/${name}.tsx'`), `${block},`, {
            opening: 'const BLOCKS: readonly ContentBlock[] = [',
          }),
      },
    ],
    next: [
      `Say in ${folder}/${name}.tsx which fields the block has and what it shows.`,
      `Say the same to editors in ${folder}/${name}.guide.ts: its fields and how much fits.`,
      `Editors know it as "${snakeCase(name)}": give the content service a component of that name.`,
    ],
  }
}

function component(name: string): string {
  return `import { text } from '@shop/content/fields'
import { filledText } from '../block-fields.ts'
import { BlockSection } from '../block-section.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './${name}.module.css'

export const ${camelCase(name)}Fields = { headline: filledText, text }

/** Say here in one sentence what the block is for. */
export const ${camelCase(name)} = defineBlock({
  name: '${snakeCase(name)}',
  fields: ${camelCase(name)}Fields,
  Component: ({ fields }) => (
    <BlockSection title={fields.headline}>
      <div className={css.block}>{fields.text ? <p>{fields.text}</p> : null}</div>
    </BlockSection>
  ),
})
`
}

const STYLES = `.block {
  display: grid;
  gap: var(--space-4);
}
`

function guide(name: string): string {
  return `import type { BlockGuide } from '../block-guide.ts'
import { sampleBlock } from '../sample-blocks.ts'
import type { ${camelCase(name)}Fields } from './${name}.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof ${camelCase(name)}Fields> = {
  name: '${snakeCase(name)}',
  title: '${name}',
  use: 'Wofür der Baustein gut ist, in einem Satz.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
  },
}

export const samples = {
  usual: [sampleBlock('${snakeCase(name)}', { headline: 'Eine Überschrift' })],
}
`
}

function story(name: string): string {
  return `import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../block-story.tsx'
import { samples } from './${name}.guide.ts'

const meta = preview.meta({
  title: 'blocks/${name}',
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: samples.usual },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eine Überschrift' })).toBeVisible()
  },
})
`
}
