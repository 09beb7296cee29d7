import { Trans, useLingui } from '@lingui/react'
import { moveStory, type OpenedStory } from '@shop/api-client/office/content-commands'
import { isFooterStory } from '@shop/domain/link/footer-story'
import { isStoryNeeded, storyAddressProblem, typedStoryAddress } from '@shop/domain/story/story-address'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import listing from '../../../parts/listing.module.css'
import { Notice } from '../../../parts/notice.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { Toggle } from '../../../parts/toggle.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { AddressField, refusedAddress } from './address-field.tsx'

type PlaceSheetProps = {
  story: OpenedStory
  onClose: () => void
  onDone: (story: OpenedStory) => void
}

/** Calls a page otherwise, or puts it at another address. */
export function PlaceSheet({ story, onClose, onDone }: PlaceSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, refusal } = useCommand()
  const [name, setName] = useState(story.name)
  const [typed, setTyped] = useState(story.path)
  const [leadsOn, setLeadsOn] = useState(true)
  const [sent, setSent] = useState<string | null>(null)
  const isFixed = isStoryNeeded(story.path) || isFooterStory(story.path)
  const address = isFixed ? story.path : typedStoryAddress(typed)
  const isMoved = address !== story.path
  const problem = refusedAddress(refusal)
  const isNameless = name.trim() === ''

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSent(address)
    if (isNameless || (isMoved && storyAddressProblem(address) !== null)) return
    const { id, lockVersion, updatedAt } = story
    const after = await act(moveStory, { id, name, address, leadsOn, lockVersion, updatedAt })
    if (after !== null) onDone(after)
  }

  return (
    <Sheet title={i18n.t({ id: 'storyPlace.change', message: 'Name and address' })} isOpen onClose={onClose}>
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={i18n.t({ id: 'storyPlace.name', message: 'Name' })}
          hint={i18n.t({
            id: 'storyPlace.nameHint',
            message: 'As it stands in the list of pages. What search engines show is the title in the form.',
          })}
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
        {isFixed ? (
          <Field
            label={i18n.t({ id: 'storyPlace.address', message: 'Address' })}
            value={story.path}
            isReadOnly
            hint={i18n.t({
              id: 'storyPlace.fixed',
              message: 'The shop leads to this address by itself: it cannot be changed.',
            })}
          />
        ) : (
          <AddressField
            value={typed}
            onChange={setTyped}
            refused={problem && sent !== null ? { address: sent, problem } : null}
            isSent={sent !== null}
          />
        )}
        {isMoved && story.state !== 'draft' && (
          <div>
            <Toggle
              label={i18n.t({
                id: 'storyPlace.leadsOn',
                message: 'The old address leads to the new one',
              })}
              isOn={leadsOn}
              onChange={setLeadsOn}
            />
            <span className={listing.quiet}>
              {leadsOn ? (
                <Trans
                  id="storyPlace.leadsOnAbout"
                  message="Links, bookmarks and search engines find the page. It moves at once."
                />
              ) : (
                <Trans
                  id="storyPlace.leadsNowhere"
                  message="Whoever comes by {path} finds nothing from now on."
                  values={{ path: story.path }}
                />
              )}
            </span>
          </div>
        )}
        {failure && problem === null && <Notice tone="bad">{failure}</Notice>}
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button
            type="submit"
            look="primary"
            isDisabled={isBusy || (!isMoved && name.trim() === story.name)}
          >
            <Trans id="storyPlace.save" message="Save" />
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
