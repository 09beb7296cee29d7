import { changes } from 'virtual:release-changes'
import type { ReactNode } from 'react'
import { BRANDS } from '../../brands.ts'
import { storybookAddress } from '../story-address.ts'
import css from './changes-page.module.css'

/** What looks different since the last release, in pictures. */
export function ChangesPage() {
  return (
    <div className={`sb-unstyled ${css.page}`} lang="en">
      <h1 className={css.title}>Changes</h1>
      {changes.release === null ? <Nothing reason={changes.reason} /> : <Compared {...changes} />}
    </div>
  )
}

function Nothing({ reason }: { reason: string }) {
  return (
    <>
      <p className={css.lead}>There is no release to compare with.</p>
      <p className={css.note}>{reason}</p>
      <p className={css.note}>
        Where there is one, this page shows every story tagged <code>snapshot</code> that was added, changed
        (before, now, difference) or removed since, in every brand.
      </p>
    </>
  )
}

type ComparedProps = Exclude<typeof changes, { release: null }>

function Compared({ release, added, changed, removed, browsers }: ComparedProps) {
  return (
    <>
      <p className={css.lead}>
        The accepted snapshots as they are now, compared with <code>{release.name}</code> of {release.day}:{' '}
        {changed.length} changed, {added.length} added, {removed.length} removed.
      </p>
      {browsers ? (
        <p className={css.note}>
          Another browser drew them since, so letters may differ everywhere: <code>{browsers.before}</code>,
          now <code>{browsers.now}</code>.
        </p>
      ) : null}
      <Group title="Changed" names={changed}>
        {(name) => (
          <>
            <Picture title="Before" name={name} layers={['before']} />
            <Picture title="Now" name={name} layers={['now']} />
            <Picture title="Difference: what is the same is black" name={name} layers={['before', 'now']} />
          </>
        )}
      </Group>
      <Group title="Added" names={added}>
        {(name) => <Picture title="Now" name={name} layers={['now']} />}
      </Group>
      <Group title="Removed" names={removed}>
        {(name) => <Picture title="Before" name={name} layers={['before']} />}
      </Group>
    </>
  )
}

type GroupProps = { title: string; names: readonly string[]; children: (name: string) => ReactNode }

function Group({ title, names, children }: GroupProps) {
  if (names.length === 0) return null
  return (
    <section className={css.group}>
      <h2 className={css.groupTitle}>
        {title} <span>{names.length}</span>
      </h2>
      <ul className={css.list} data-kind={title.toLowerCase()}>
        {names.map((name) => {
          const [brand = '', story = ''] = name.split('/')
          return (
            <li key={name} className={css.story}>
              <h3 className={css.name}>
                <a href={storybookAddress(story, { brand })} target="_top">
                  {story.replaceAll('-', ' ')}
                </a>{' '}
                <span>{BRANDS.find(({ id }) => id === brand)?.name ?? brand}</span>
              </h3>
              <div className={css.pictures}>{children(name)}</div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PictureProps = { title: string; name: string; layers: readonly ('before' | 'now')[] }

function Picture({ title, name, layers }: PictureProps) {
  return (
    <figure className={css.picture}>
      <figcaption>{title}</figcaption>
      <div className={css.layers}>
        {layers.map((layer) => (
          <img key={layer} src={`changes/${layer}/${name}.png`} alt={`${title}: ${name}`} loading="lazy" />
        ))}
      </div>
    </figure>
  )
}
