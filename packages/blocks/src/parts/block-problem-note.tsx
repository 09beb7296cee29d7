import type { RawBlock } from '@shop/content/story'
import css from '../block-list.module.css'
import { useBlockPage } from '../block-page.ts'
import { useBlockPlace } from '../block-place.ts'
import { useShopSlots } from '../shop-slots.ts'

type BlockProblemNoteProps = { block: RawBlock; problems: readonly string[] }

/** Reports what is wrong with a block, and shows it in its place to those who can put it right. */
export function BlockProblemNote({ block, problems }: BlockProblemNoteProps) {
  const { showsProblems } = useBlockPage()
  const { report } = useShopSlots()
  const { story, path, editable } = useBlockPlace()

  for (const problem of problems) report({ block: block.component, uid: block._uid, story, path, problem })
  if (!showsProblems || problems.length === 0) return null
  return (
    <p className={css.problem} {...editable}>
      {problems.map((problem) => `${block.component}: ${problem}`).join(' · ')}
    </p>
  )
}
