import { oncePerObject } from '@shop/content/once-per-object'
import type { RawBlock } from '@shop/content/story'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { useBlockPage } from './block-page.ts'
import { useBlockPlace } from './block-place.ts'
import { wordsOfIssues } from './fields/block-fields.ts'
import { withNotes } from './fields/block-notes.ts'
import { type AnyNeed, type DataOf, dataOf, type Needs } from './needs/any-need.ts'
import { BlockProblemNote } from './parts/block-problem-note.tsx'
import type { ShopParts } from './shop-parts.ts'

/** Why a block is not on the page, or not as its editor meant it; editors and the log should know. */
export type BlockProblem = {
  block: string
  uid: string
  /** Slug of the story, null when unknown. */
  story: string | null
  /** Where in the story, for example `body[2].columns[0]`. */
  path: string
  problem: string
}
export type BlockReport = (problem: BlockProblem) => void

/** A kind of content block: it reads its own fields and draws them. */
export type ContentBlock = {
  name: string
  /** Names that stories of earlier days use. */
  aliases: readonly string[]
  /** Draws a block of this kind, or what is wrong with it. */
  Block: ComponentType<{ block: RawBlock }>
  /** Whether the block brings the title of a page that it opens. */
  bringsTitle: (block: RawBlock) => boolean
  /** What a block of this kind shows beyond its fields; nothing for one whose fields do not match. */
  needs: (block: RawBlock) => readonly AnyNeed[]
  /** Parts of the shop that it shows. */
  parts: readonly (keyof ShopParts)[]
  /** Fetches the code of a lazy block; settled already for one that is there. */
  ready: () => Promise<unknown>
}

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

type BlockDefinition<Entries extends v.ObjectEntries, Wanted extends Needs> = {
  /** What the content service calls it, for example `hero_banner`. */
  name: string
  aliases?: readonly string[]
  fields: Entries
  /** What it shows beyond its fields: the page loads it, and the component gets it as `data`, by the same names. */
  needs?: (fields: Fields<Entries>) => Wanted
  /** Parts of the shop that it shows; their code comes with the page. */
  parts?: readonly (keyof ShopParts)[]
  /** The words that title the page when the block opens it; empty when there are none. Without it the block never does. */
  pageTitle?: (fields: Fields<Entries>) => string
  /** What an editor has to put right in fields that can be drawn, one sentence each. */
  check?: (fields: Fields<Entries>) => readonly string[]
  Component: ComponentType<{
    fields: Fields<Entries>
    data: DataOf<NoInfer<Wanted>>
    /** It is the first on the page: its picture loads first. */
    isFirst: boolean
    /** Its title is the page's own. */
    opensPage: boolean
    /** `_uid` of the block, for unique ids. */
    uid: string
  }>
}

/**
 * Ties a block's name, its fields, its needs and its component together. The fields of a block are parsed once, here,
 * whether the page asks for its needs or draws it; components believe them.
 */
export function defineBlock<const Entries extends v.ObjectEntries, Wanted extends Needs = never>(
  definition: BlockDefinition<Entries, Wanted>,
): ContentBlock {
  const { name, aliases = [], parts = [], fields, needs, pageTitle, check, Component } = definition
  const schema = v.object(fields)
  const read = oncePerObject((block: RawBlock) => withNotes(() => parsedFields(schema, block)))

  function fieldsOf(block: RawBlock): Fields<Entries> | null {
    const { result } = read(block)
    return typeof result === 'string' ? null : result.fields
  }

  function Block({ block }: { block: RawBlock }) {
    const { isFirst, opensPage } = useBlockPlace()
    const { loadedFor } = useBlockPage()
    const { result, notes } = read(block)

    if (typeof result === 'string') return <BlockProblemNote block={block} problems={[result]} />
    const problems = check ? [...notes, ...check(result.fields)] : notes
    return (
      <>
        <BlockProblemNote block={block} problems={problems} />
        <Component
          fields={result.fields}
          data={dataOf(needs?.(result.fields), loadedFor)}
          isFirst={isFirst}
          opensPage={opensPage}
          uid={block._uid}
        />
      </>
    )
  }

  return {
    name,
    aliases,
    parts,
    Block,
    needs: (block) => {
      const its = fieldsOf(block)
      return its && needs ? Object.values(needs(its)).filter((need) => need !== null) : []
    },
    bringsTitle: (block) => {
      const its = fieldsOf(block)
      return Boolean(its && pageTitle?.(its))
    },
    ready: () => Promise.resolve(),
  }
}

/** The fields of a block, or in words why they cannot be used. */
function parsedFields<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  block: RawBlock,
): { fields: Fields<Entries> } | string {
  try {
    const parsed = v.safeParse(schema, block)
    return parsed.success ? { fields: parsed.output } : wordsOfIssues(parsed.issues)
  } catch (failure) {
    // A text that is nested without end exhausts the stack; the page must not go with it.
    if (failure instanceof RangeError) return 'nested too deep to be read'
    throw failure
  }
}
