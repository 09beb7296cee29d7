import { Trans, useLingui } from '@lingui/react'
import { createStory, type OpenedStory, type StoryContent } from '@shop/api-client/office/content-commands'
import { storyAddressProblem, typedStoryAddress } from '@shop/domain/story/story-address'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import listing from '../../../parts/listing.module.css'
import { Notice } from '../../../parts/notice.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { copyOfContent } from '../tree/block-tree.ts'
import { AddressField, refusedAddress } from './address-field.tsx'
import { addressBeside } from './first-blocks.ts'

type CopySheetProps = { story: OpenedStory; content: StoryContent; onClose: () => void }

/** Makes a page of what another one says now, translations included. */
export function CopySheet({ story, content, onClose }: CopySheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure, refusal } = useCommand()
  const [name, setName] = useState(() =>
    i18n.t({ id: 'storyPlace.copyOf', message: 'Copy of {name}', values: { name: story.name } }),
  )
  const [own, setOwn] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const typed = own ?? addressBeside(story.path, name)
  const address = typedStoryAddress(typed)
  const problem = refusedAddress(refusal)
  const isNameless = name.trim() === ''

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSent(address)
    if (isNameless || storyAddressProblem(address) !== null) return
    const copy = copyOfContent(content, () => crypto.randomUUID())
    const made = await act(createStory, { name, address, content: copy })
    if (made === null) return
    onClose()
    await navigate({ to: '/$shop/pages/$story', params: { shop: shop.id, story: String(made.id) } })
  }

  return (
    <Sheet
      title={i18n.t({ id: 'storyPlace.copyTitle', message: 'Duplicate the page' })}
      isOpen
      onClose={onClose}
    >
      <form className={listing.form} onSubmit={(event) => void make(event)} noValidate>
        <Field
          label={i18n.t({ id: 'storyPlace.title', message: 'Title' })}
          value={name}
          onChange={setName}
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
          onChange={(next) => setOwn(next === '' ? null : next)}
          refused={problem && sent !== null ? { address: sent, problem } : null}
          isSent={sent !== null && !isNameless}
        />
        {failure && problem === null && <Notice tone="bad">{failure}</Notice>}
        <p className={listing.quiet}>
          <Trans
            id="storyPlace.copyAbout"
            message="It says what this page says now, in all languages, and begins as a draft."
          />
        </p>
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            <Trans id="storyPlace.copy" message="Duplicate" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
