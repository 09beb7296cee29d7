import type { RawBlock } from '@shop/content/story'
import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'

/** Why a block is not on the page; editors and the log should know. */
export type BlockProblem = { block: string; uid: string; problem: string }
export type BlockReport = (problem: BlockProblem) => void

/** A kind of content block: it reads its own fields and draws them. */
export type ContentBlock = {
  name: string
  /** null when the fields do not match; `report` is told why. The first block of a page may open it. */
  render: (block: RawBlock, report: BlockReport, isFirst: boolean) => ReactNode
}

type BlockDefinition<Entries extends v.ObjectEntries> = {
  /** What the content service calls it, for example `hero_banner`. */
  name: string
  fields: Entries
  Component: ComponentType<{ fields: v.InferOutput<v.ObjectSchema<Entries, undefined>>; isFirst: boolean }>
}

/** Ties a block's name, its fields and its component together. Fields are parsed once, here; components believe them. */
export function defineBlock<const Entries extends v.ObjectEntries>(
  definition: BlockDefinition<Entries>,
): ContentBlock {
  const { name, fields, Component } = definition
  const schema = v.object(fields)

  return {
    name,
    render: (block, report, isFirst) => {
      const parsed = v.safeParse(schema, block)
      if (parsed.success) return <Component fields={parsed.output} isFirst={isFirst} />

      report({ block: name, uid: block._uid, problem: wordsOf(parsed.issues) })
      return null
    },
  }
}

function wordsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'block'}: ${issue.message}`).join('; ')
}
