import { Trans } from '@lingui/react'
import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import styles from '../story-page.module.css'
import { DeadLinkWords } from './dead-links.tsx'
import { targetName } from './own-links.ts'
import { useDeadLinks } from './use-dead-links.ts'

type DeadLinkListProps = Pick<OpenedStory, 'content' | 'path'> & { onOpen: (uid: string) => void }

/** Links of a page that lead nowhere, before it is published: a warning, which holds nothing up. */
export function DeadLinkList({ content, path, onOpen }: DeadLinkListProps) {
  const dead = useDeadLinks(content, path)
  if (dead.length === 0) return null
  return (
    <Notice tone="notice" isCalm>
      <p>
        <Trans
          id="story.deadLinks"
          message="Some links lead nowhere, or a block has nothing to show. The page can be published all the same:"
        />
      </p>
      <ul className={styles.problems}>
        {dead.map((link, index) => (
          <li key={`${index} ${targetName(link.target)}`}>
            <span>
              <DeadLinkWords link={link} />
            </span>
            {link.uid !== null && (
              <Button look="quiet" onPress={() => onOpen(link.uid ?? '')}>
                <Trans id="story.problem.open" message="Open" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
