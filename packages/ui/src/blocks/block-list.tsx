import type { RawBlock } from '@shop/content/story'
import { Fragment, type ReactNode } from 'react'
import { type BlockSurroundings, useBlockSurroundings } from './block-context.ts'
import css from './block-list.module.css'
import type { BlockProblem } from './define-block.tsx'

/**
 * Draws blocks in their order. A block that nobody knows, or whose fields do not match, is reported and left
 * out; the rest of the page stands.
 */
export function BlockList({ blocks }: { blocks: readonly RawBlock[] }) {
  const surroundings = useBlockSurroundings()

  return blocks.map((block, index) => (
    <Fragment key={block._uid}>{drawn(block, surroundings, index === 0)}</Fragment>
  ))
}

function drawn(block: RawBlock, surroundings: BlockSurroundings, isFirst: boolean): ReactNode {
  const problems: BlockProblem[] = []
  const report = (problem: BlockProblem) => {
    problems.push(problem)
    surroundings.report(problem)
  }

  const kind = surroundings.registry.get(block.component)
  if (!kind) report({ block: block.component, uid: block._uid, problem: 'unknown block' })
  const content = kind?.render(block, report, isFirst) ?? null

  if (!surroundings.showsProblems || problems.length === 0) return content
  return <p className={css.problem}>{problems.map((one) => `${one.block}: ${one.problem}`).join(' · ')}</p>
}
