import type { RawBlock } from '@shop/content/story'
import { type ComponentType, useMemo } from 'react'
import * as v from 'valibot'
import { wordsOfIssues } from './block-fields.ts'
import { withNotes } from './block-notes.ts'
import { useBlockPlace } from './block-place.ts'
import { BlockProblemNote } from './block-problem-note.tsx'

/** Why a block is not on the page, or not as its editor meant it; editors and the log should know. */
export type BlockProblem = {
  block: string
  uid: string
  /** Slug of the story, null where nobody said it. */
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
  /** Fetches the code of a lazy block; settled already for one that is there. */
  ready: () => Promise<unknown>
}

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

type BlockDefinition<Entries extends v.ObjectEntries> = {
  /** What the content service calls it, for example `hero_banner`. */
  name: string
  aliases?: readonly string[]
  fields: Entries
  /** The words that title the page when the block opens it; empty when there are none. Without it the block never does. */
  pageTitle?: (fields: Fields<Entries>) => string
  /** What an editor has to put right in fields that can be drawn, one sentence each. */
  check?: (fields: Fields<Entries>) => readonly string[]
  Component: ComponentType<{
    fields: Fields<Entries>
    /** Nothing stands before it on the page: its picture loads first. */
    isFirst: boolean
    /** Its title is the page's own. */
    opensPage: boolean
    /** `_uid` of the block, for ids that have to be told apart. */
    uid: string
  }>
}

/** Ties a block's name, its fields and its component together. Fields are parsed once, here; components believe them. */
export function defineBlock<const Entries extends v.ObjectEntries>(
  definition: BlockDefinition<Entries>,
): ContentBlock {
  const { name, aliases = [], fields, pageTitle, check, Component } = definition
  const schema = v.object(fields)

  function Block({ block }: { block: RawBlock }) {
    const { isFirst, opensPage } = useBlockPlace()
    const { result, notes } = useMemo(() => withNotes(() => parsedFields(schema, block)), [block])

    if (typeof result === 'string') return <BlockProblemNote block={block} problems={[result]} />
    const problems = check ? [...notes, ...check(result.fields)] : notes
    return (
      <>
        <BlockProblemNote block={block} problems={problems} />
        <Component fields={result.fields} isFirst={isFirst} opensPage={opensPage} uid={block._uid} />
      </>
    )
  }

  return {
    name,
    aliases,
    Block,
    bringsTitle: (block) => {
      const parsed = parsedFields(schema, block)
      return typeof parsed !== 'string' && (pageTitle?.(parsed.fields) ?? '') !== ''
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
