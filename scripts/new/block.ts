import { camelCase, pascalCase, snakeCase } from './names.ts'
import type { Recipe } from './recipe.ts'
import { withImport, withListLine } from './registration.ts'

const REGISTRY = 'packages/blocks/src/registry.tsx'

/** What a new block shows beside its own fields. */
type BlockKind = { withData: boolean }

/**
 * A content block: component, styles, editors' guide and story in a folder, and its line in the registry. One with data
 * shows products that its editor names; other needs are written in their place.
 */
export function blockRecipe(name: string, { withData }: BlockKind = { withData: false }): Recipe {
  const block = camelCase(name)
  const folder = `packages/blocks/src/${name}`

  return {
    files: [
      { path: `${folder}/${name}.tsx`, text: withData ? componentWithData(name) : component(name) },
      { path: `${folder}/${name}.module.css`, text: STYLES },
      { path: `${folder}/${name}.guide.ts`, text: guide(name, withData) },
      { path: `${folder}/${name}.stories.tsx`, text: story(name, withData) },
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
      ...(withData
        ? [`Its needs can be any of packages/blocks/src/needs: listings, articles, stores and more.`]
        : []),
      `Say the same to editors in ${folder}/${name}.guide.ts: its title, what it is for, its fields and how much fits.`,
      'All of them get their English in packages/office/src/pages/stories/block-words: `pnpm vitest run --root scripts office/block-words` is red until then, and while the title or the use is still the placeholder.',
      `Editors know it as "${snakeCase(name)}": give the content service a component of that name.`,
    ],
  }
}

function component(name: string): string {
  return `import { text } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
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

function componentWithData(name: string): string {
  const block = camelCase(name)
  const Block = pascalCase(name)
  return `import { text } from '@shop/content/fields'
import type { ProductCard } from '@shop/domain/product/product-card'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { productKeys } from '../fields/product-keys.ts'
import { products } from '../needs/products.ts'
import { BlockCards } from '../parts/block-cards.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './${name}.module.css'

export const ${block}Fields = { headline: text, products: productKeys }
type Fields = v.InferOutput<v.ObjectSchema<typeof ${block}Fields, undefined>>
type ${Block}Props = { fields: Fields; data: { cards: ProductCard[] }; uid: string }

/** Say here in one sentence what the block is for; nothing when its products are gone. */
function ${Block}({ fields, data: { cards }, uid }: ${Block}Props) {
  if (cards.length === 0) return null

  return (
    <BlockSection title={fields.headline}>
      <div className={css.block}>
        <BlockCards cards={cards} list={{ id: uid, name: fields.headline }} />
      </div>
    </BlockSection>
  )
}

export const ${block} = defineBlock({
  name: '${snakeCase(name)}',
  fields: ${block}Fields,
  needs: (fields) => ({ cards: products(fields.products) }),
  Component: ${Block},
})
`
}

const STYLES = `.block {
  display: grid;
  gap: var(--space-4);
}
`

function guide(name: string, withData: boolean): string {
  const fields = withData ? FIELDS_WITH_DATA : FIELDS
  const sample = withData ? ", products: '1, 2, 3'" : ''
  return `import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { ${camelCase(name)}Fields } from './${name}.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof ${camelCase(name)}Fields> = {
  name: '${snakeCase(name)}',
  title: '${name}',
  use: 'Wofür der Baustein gut ist, in einem Satz.',
  fields: {
${fields}
  },
}

export const samples = {
  usual: [sampleBlock('${snakeCase(name)}', { headline: 'Eine Überschrift'${sample} })],
}
`
}

const FIELDS = `    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },`

const FIELDS_WITH_DATA = `    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    products: { label: 'Artikelnummern', kind: 'textarea', limit: 'durch Kommas getrennt, höchstens 48' },`

function story(name: string, withData: boolean): string {
  const shown = withData ? '\n    await expect(canvas.getByText(/Ringvase/)).toBeVisible()' : ''
  return `import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './${name}.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: samples.usual },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eine Überschrift' })).toBeVisible()${shown}
  },
})
`
}
