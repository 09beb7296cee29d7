import { Trans, useLingui } from '@lingui/react'
import type { BlockKind } from '@shop/api-client/office/content-commands'
import { type ChangedStory, keepInRelease, leaveRelease } from '@shop/api-client/office/release-commands'
import { storyChanges } from '@shop/domain/story/story-changes'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import card from '../../parts/card.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { ChangeList } from '../stories/change-list.tsx'
import { StoryProblems } from '../stories/story-problems.tsx'
import styles from './releases.module.css'

type ChangedPageProps = { change: ChangedStory; release: number; kinds: readonly BlockKind[] }

/** A page of a release: what shoppers will see differently, what stands against it, and the way to its form. */
export function ChangedPage({ change, release, kinds }: ChangedPageProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure } = useCommand()
  const params = { shop: shop.id, story: String(change.id) }
  const { id, name, fullSlug, published, content, conflict, outsideVersion, problems, preview } = change

  return (
    <li className={card.card}>
      <div className={styles.cardHead}>
        <h2>
          <Link to="/$shop/pages/$story" params={params} search={{ release }}>
            {name}
          </Link>{' '}
          <span className={styles.quiet}>{fullSlug}</span>
        </h2>
        {problems !== '' && (
          <Badge tone="bad">{i18n.t({ id: 'release.hasProblems', message: 'Cannot be shown' })}</Badge>
        )}
        {conflict !== null && (
          <Badge tone="notice">{i18n.t({ id: 'release.hasConflict', message: 'Conflict' })}</Badge>
        )}
        {preview !== null && (
          <a
            href={new URL(preview, shop.origin).href}
            target="_blank"
            rel="noreferrer"
            aria-label={i18n.t({
              id: 'release.seeNamed',
              message: 'See it in the shop: {name}',
              values: { name },
            })}
          >
            <Trans id="release.see" message="See it in the shop" />
          </a>
        )}
        {shop.may('content.change') && (
          <Button
            look="quiet"
            isDisabled={isBusy}
            aria-label={i18n.t({
              id: 'release.takeOutNamed',
              message: 'Take out: {name}',
              values: { name },
            })}
            onPress={() => void act(leaveRelease, { release, id })}
          >
            <Trans id="release.takeOut" message="Take out" />
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {problems !== '' && (
        <Notice tone="bad">
          <StoryProblems
            problems={problems}
            content={content}
            kinds={kinds}
            onOpen={(block) =>
              void navigate({ to: '/$shop/pages/$story', params, search: { release, block } })
            }
          />
        </Notice>
      )}
      {conflict !== null && (
        <Conflict change={change} kinds={kinds}>
          <div className={styles.actions}>
            <Link to="/$shop/pages/$story" params={params}>
              <Trans id="release.openOutside" message="Open what stands outside" />
            </Link>
            <Link to="/$shop/pages/$story" params={params} search={{ release }}>
              <Trans id="release.openInside" message="Open what the release says" />
            </Link>
            {shop.may('content.publish') && (
              <Button
                isDisabled={isBusy}
                onPress={() => void act(keepInRelease, { release, id, outsideVersion })}
              >
                <Trans id="release.keepThis" message="Keep what the release says" />
              </Button>
            )}
          </div>
        </Conflict>
      )}
      {conflict !== null && (
        <h3>
          <Trans id="release.willSee" message="What shoppers will see differently" />
        </h3>
      )}
      <PageChanges published={published} content={content} kinds={kinds} />
    </li>
  )
}

type PageChangesProps = Pick<ChangedStory, 'published' | 'content'> & { kinds: readonly BlockKind[] }

/** What shoppers will see differently of a page. */
export function PageChanges({ published, content, kinds }: PageChangesProps) {
  if (published === null)
    return (
      <p>
        <Trans id="release.firstTime" message="Shoppers will see this page for the first time." />
      </p>
    )
  return <ChangeList changes={storyChanges(published, content)} kinds={kinds} />
}

type ConflictProps = { change: ChangedStory; kinds: readonly BlockKind[]; children: ReactNode }

/** Both sides: from what stands outside to what the release would make of it. */
function Conflict({ change: { conflict, published, draft, content }, kinds, children }: ConflictProps) {
  const outside = conflict === 'published' ? (published ?? draft) : draft
  return (
    <Notice tone="notice">
      <p>
        {conflict === 'published' ? (
          <Trans
            id="release.conflictPublished"
            message="What shoppers see of this page was changed since it came into the release. The release would undo that:"
          />
        ) : (
          <Trans
            id="release.conflictDraft"
            message="The page has a draft outside of the release that is not published. The release would take its place:"
          />
        )}
      </p>
      <h3>
        <Trans id="release.outsideToInside" message="From what stands outside to what the release says" />
      </h3>
      <ChangeList changes={storyChanges(outside, content)} kinds={kinds} />
      {children}
    </Notice>
  )
}
