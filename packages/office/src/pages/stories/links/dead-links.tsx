import { Trans } from '@lingui/react'
import { Notice } from '../../../parts/notice.tsx'
import { targetName } from './own-links.ts'
import { type DeadLink, useDeadLinks } from './use-dead-links.ts'

/** Says at a field which of its links lead to nothing that shoppers could see. */
export function DeadLinks({ value }: { value: unknown }) {
  const dead = useDeadLinks(value)
  if (dead.length === 0) return null
  return (
    <Notice tone="notice" isCalm>
      <ul>
        {dead.map((link, index) => (
          <li key={`${index} ${targetName(link.target)}`}>
            <DeadLinkWords link={link} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A link that leads nowhere, in a sentence. */
export function DeadLinkWords({ link: { target, words, why } }: { link: DeadLink }) {
  if ('category' in target)
    return why === 'gone' ? (
      <Trans
        id="story.goneCategory"
        message="There is no category at {path}: nothing is shown here."
        values={{ path: target.category }}
      />
    ) : (
      <Trans
        id="story.emptyCategory"
        message="Nothing in the category {path} is for sale: nothing is shown here."
        values={{ path: target.category }}
      />
    )
  if ('uuid' in target)
    return words === '' ? (
      <Trans id="story.deadStory" message="The page that it leads to is not there, or not published." />
    ) : (
      <Trans
        id="story.deadStoryWords"
        message="The page that “{words}” leads to is not there, or not published."
        values={{ words }}
      />
    )
  return words === '' ? (
    <Trans
      id="story.deadPath"
      message="Nothing that shoppers could see is at {path}."
      values={{ path: target.path }}
    />
  ) : (
    <Trans
      id="story.deadPathWords"
      message="Nothing that shoppers could see is at {path}, to which “{words}” leads."
      values={{ path: target.path, words }}
    />
  )
}
