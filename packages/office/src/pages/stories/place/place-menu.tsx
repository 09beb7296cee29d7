import { Trans, useLingui } from '@lingui/react'
import type { OpenedStory, StoryContent } from '@shop/api-client/office/content-commands'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../parts/button.tsx'
import styles from '../story-page.module.css'
import { CopySheet } from './copy-sheet.tsx'
import { DeleteSheet } from './delete-sheet.tsx'
import { PlaceSheet } from './place-sheet.tsx'

type PlaceMenuProps = {
  story: OpenedStory
  content: StoryContent
  /** Keeps what is typed, so that it is not lost; false where it could not. */
  onKeep: () => Promise<boolean>
  onDone: (story: OpenedStory) => void
}

type Step = 'place' | 'copy' | 'delete'

/** What is done with a page as a whole. */
export function PlaceMenu({ story, content, onKeep, onDone }: PlaceMenuProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [step, setStep] = useState<Step | null>(null)
  const [mayMake, mayMove] = [may('content.change'), may('content.publish')]
  if (!mayMake && !mayMove) return null

  async function open(key: string): Promise<void> {
    if (key === 'copy' || key === 'delete') setStep(key)
    if (key === 'place' && (await onKeep())) setStep(key)
  }
  const close = () => setStep(null)

  return (
    <>
      <MenuTrigger>
        <Button look="quiet" aria-label={i18n.t({ id: 'storyPlace.more', message: 'More for this page' })}>
          <Ellipsis aria-hidden="true" />
        </Button>
        <Popover className={styles.menu ?? ''} placement="bottom end">
          <Menu onAction={(key) => void open(String(key))}>
            {mayMove && (
              <MenuItem id="place" className={styles.menuItem ?? ''}>
                <Trans id="storyPlace.changeDots" message="Name and address …" />
              </MenuItem>
            )}
            {mayMake && (
              <MenuItem id="copy" className={styles.menuItem ?? ''}>
                <Trans id="storyPlace.copyDots" message="Duplicate …" />
              </MenuItem>
            )}
            {mayMove && (
              <MenuItem id="delete" className={styles.menuItem ?? ''}>
                <Trans id="storyPlace.deleteDots" message="Delete …" />
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {step === 'place' && (
        <PlaceSheet
          story={story}
          onClose={close}
          onDone={(after) => {
            close()
            onDone(after)
          }}
        />
      )}
      {step === 'copy' && <CopySheet story={story} content={content} onClose={close} />}
      {step === 'delete' && <DeleteSheet story={story} onClose={close} />}
    </>
  )
}
