import type { RawBlock } from '@shop/content/story'
import { useBlockSurroundings } from './block-context.ts'
import css from './block-list.module.css'
import { useBlockPlace } from './block-place.ts'

type BlockProblemNoteProps = { block: RawBlock; problems: readonly string[] }

/** Reports what is wrong with a block, and shows it in its place to those who can put it right. */
export function BlockProblemNote({ block, problems }: BlockProblemNoteProps) {
  const { report, showsProblems } = useBlockSurroundings()
  const { story, path, editable } = useBlockPlace()

  for (const problem of problems) report({ block: block.component, uid: block._uid, story, path, problem })
  if (!showsProblems || problems.length === 0) return null
  return (
    <p className={css.problem} {...editable}>
      {problems.map((problem) => `${block.component}: ${problem}`).join(' · ')}
    </p>
  )
}
