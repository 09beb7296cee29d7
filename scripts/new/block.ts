import { camelCase, snakeCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const REGISTRY = 'packages/ui/src/blocks/registry.tsx'

/** A content block: component, styles and story in a folder, and its line in the registry. */
export function blockRecipe(name: string): Recipe {
  const block = camelCase(name)
  const folder = `packages/ui/src/blocks/${name}`

  return {
    files: [
      { path: `${folder}/${name}.tsx`, text: component(name) },
      { path: `${folder}/${name}.module.css`, text: STYLES },
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
      `Editors know it as "${snakeCase(name)}": give the content service a component of that name.`,
    ],
  }
}

function component(name: string): string {
  return `import { text } from '@shop/content/fields'
import { filledText } from '../block-fields.ts'
import { defineBlock } from '../define-block.tsx'
import css from './${name}.module.css'

/** Say here in one sentence what the block is for. */
export const ${camelCase(name)} = defineBlock({
  name: '${snakeCase(name)}',
  fields: { headline: filledText, text },
  Component: ({ fields }) => (
    <section className={css.block}>
      <h2>{fields.headline}</h2>
      {fields.text ? <p>{fields.text}</p> : null}
    </section>
  ),
})
`
}

const STYLES = `.block {
  display: grid;
  gap: var(--space-4);
  padding-inline: var(--gutter);
}
`

function story(name: string): string {
  return `import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockContext, emptySurroundings } from '../block-context.ts'
import { BlockList } from '../block-list.tsx'
import { blockRegistry } from '../registry.tsx'
import { sampleBlock } from '../sample-blocks.ts'

const meta = preview.meta({
  title: 'blocks/${name}',
  component: BlockList,
  args: { blocks: [sampleBlock('${snakeCase(name)}', { headline: 'Eine Überschrift' })] },
  decorators: [
    (Story) => (
      <BlockContext value={{ ...emptySurroundings, registry: blockRegistry(), showsProblems: true }}>
        <Story />
      </BlockContext>
    ),
  ],
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eine Überschrift' })).toBeVisible()
  },
})
`
}
