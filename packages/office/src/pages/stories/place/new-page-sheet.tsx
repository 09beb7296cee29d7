import { Trans, useLingui } from '@lingui/react'
import { createStory } from '@shop/api-client/office/content-commands'
import { FOOTER_STORY } from '@shop/domain/link/footer-story'
import {
  type StoryAddressProblem,
  storyAddressProblem,
  typedStoryAddress,
} from '@shop/domain/story/story-address'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import * as v from 'valibot'
import { blockKindsQuery, releasesQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Choice } from '../../../parts/choice.tsx'
import { useKept } from '../../../parts/draft/use-kept.ts'
import { Field } from '../../../parts/field.tsx'
import listing from '../../../parts/listing.module.css'
import { Notice } from '../../../parts/notice.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { localeName } from '../../../words/names/intl-name.ts'
import { AddressField, refusedAddress } from './address-field.tsx'
import { firstContent, PAGE_KINDS, type PageKind, proposedAddress } from './first-blocks.ts'
import { pageKindWords } from './page-kind-words.ts'
import styles from './place.module.css'

const Form = v.object({
  kind: v.picklist(PAGE_KINDS),
  name: v.string(),
  /** Null as long as it follows the title. */
  address: v.nullable(v.string()),
  /** In which release it begins; null for none. */
  release: v.optional(v.nullable(v.number()), null),
})

const NO_RELEASE = ''

/** Makes a page as a draft, alone or in a release, and opens it in its form. */
export function NewPageSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure, refusal } = useCommand()
  const { form, change, saved } = useKept(`new page ${shop.id}`, Form, () => ({
    kind: 'page' as const,
    name: '',
    address: null,
    release: null,
  }))
  const { data } = useQuery(blockKindsQuery(shop.id))
  const releases =
    useQuery(releasesQuery(shop.id)).data?.releases.filter(({ isReleased }) => !isReleased) ?? []
  // One that went out while the form was kept is none to begin in.
  const release = releases.some(({ id }) => id === form.release) ? form.release : null
  const [sent, setSent] = useState<string | null>(null)
  const { kind } = form
  const isFooter = kind === 'footer'
  const footerName = i18n.t({ id: 'storyPlace.footerName', message: 'Footer' })
  const name = isFooter && form.name === '' ? footerName : form.name
  const typed = form.address ?? proposedAddress(kind, form.name)
  const address = typedStoryAddress(typed)
  const problem: StoryAddressProblem | null = refusedAddress(refusal)
  const isNameless = name.trim() === ''

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSent(address)
    if (data === undefined || isNameless || storyAddressProblem(address) !== null) return
    const known = new Set(data.kinds.map((one) => one.name))
    const content = firstContent(kind, {
      title: name.trim(),
      now: new Date(),
      newUid: () => crypto.randomUUID(),
      knows: (component) => known.has(component),
    })
    const typed = form
    const made = await act(createStory, { name, address, content, release })
    if (made === null) return
    saved(typed)
    await navigate({
      to: '/$shop/pages/$story',
      params: { shop: shop.id, story: String(made.id) },
      search: release === null ? {} : { release },
    })
  }

  return (
    <Sheet title={i18n.t({ id: 'storyPlace.new', message: 'New page' })} isOpen onClose={onClose}>
      <form className={listing.form} onSubmit={(event) => void make(event)} noValidate>
        <RadioGroup
          className={styles.kinds ?? ''}
          value={kind}
          onChange={(key) => {
            const next = PAGE_KINDS.find((one) => one === key)
            if (next) change({ ...form, kind: next, address: null })
          }}
        >
          <Label className={styles.legend ?? ''}>
            <Trans id="storyPlace.kind" message="What it is" />
          </Label>
          <div className={styles.choices}>
            {PAGE_KINDS.map((one) => (
              <KindChoice key={one} kind={one} />
            ))}
          </div>
        </RadioGroup>
        {isFooter ? (
          <Choice
            label={i18n.t({ id: 'storyPlace.footerFor', message: 'For whom' })}
            options={[
              { key: FOOTER_STORY, name: i18n.t({ id: 'storyPlace.everywhere', message: 'All countries' }) },
              ...shop.locales.map((locale) => ({
                key: `${FOOTER_STORY}${locale}/`,
                name: localeName(locale, i18n),
              })),
            ]}
            value={address}
            onChange={(next) => change({ ...form, address: next })}
            problem={
              problem === 'taken' && sent === address
                ? i18n.t({
                    id: 'storyPlace.footerThere',
                    message: 'This footer is there already: it is in the list of pages.',
                  })
                : null
            }
          />
        ) : (
          <>
            <Field
              label={i18n.t({ id: 'storyPlace.title', message: 'Title' })}
              value={form.name}
              onChange={(next) => change({ ...form, name: next })}
              maxLength={200}
              autoFocus
              problem={
                sent !== null && isNameless
                  ? i18n.t({ id: 'storyPlace.nameless', message: 'Say what the page is called.' })
                  : null
              }
            />
            <AddressField
              value={typed}
              onChange={(next) => change({ ...form, address: next === '' ? null : next })}
              refused={problem && sent !== null ? { address: sent, problem } : null}
              isSent={sent !== null && !isNameless}
            />
          </>
        )}
        {failure && problem === null && <Notice tone="bad">{failure}</Notice>}
        {releases.length > 0 && (
          <Choice
            label={i18n.t({ id: 'storyPlace.release', message: 'In a release' })}
            options={[
              { key: NO_RELEASE, name: i18n.t({ id: 'release.none', message: 'No release' }) },
              ...releases.map(({ id, name: called }) => ({ key: String(id), name: called })),
            ]}
            value={release === null ? NO_RELEASE : String(release)}
            onChange={(key) => change({ ...form, release: key === NO_RELEASE ? null : Number(key) })}
          />
        )}
        <p className={listing.quiet}>
          {release === null ? (
            <Trans id="storyPlace.draftFirst" message="It begins as a draft that shoppers do not see." />
          ) : (
            <Trans
              id="storyPlace.withRelease"
              message="It begins as a draft, and shoppers see it when the release goes out."
            />
          )}
        </p>
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy || data === undefined}>
            <Trans id="storyPlace.make" message="Make the page" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function KindChoice({ kind }: { kind: PageKind }) {
  const { i18n } = useLingui()
  const { name, about } = pageKindWords(kind, i18n)
  return (
    <Radio value={kind} className={styles.kind ?? ''}>
      <span className={styles.kindName}>{name}</span>
      <span className={styles.about}>{about}</span>
    </Radio>
  )
}
