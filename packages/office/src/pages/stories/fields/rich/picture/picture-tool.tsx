import { useLingui } from '@lingui/react'
import type { Editor } from '@tiptap/core'
import { Image, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Group } from 'react-aria-components'
import { useShop } from '../../../../../client/use-shop.ts'
import { PictureLibrary } from '../../../../../media/picture-library.tsx'
import { Sheet } from '../../../../../parts/sheet.tsx'
import styles from '../tools.module.css'
import { PictureForm } from './picture-form.tsx'
import { insertPicture, replacePicture } from './picture-in-text.ts'
import { pictureForText, type TextPicture } from './text-picture.ts'

type PictureToolProps = {
  editor: Editor
  /** The picture that is chosen in the text. */
  picture: TextPicture | null
  /** The language that the text is written in. */
  language: string
}

/** What is under way: a picture is chosen from the library, or its words are written. */
type Step = { at: 'library' } | { at: 'words'; picture: TextPicture; isInText: boolean }

/** Puts a picture into the text, and changes, replaces and removes the chosen one. */
export function PictureTool({ editor, picture, language }: PictureToolProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [step, setStep] = useState<Step | null>(null)
  const name = i18n.t({ id: 'rich.pictureTool', message: 'Picture' })
  const replace = i18n.t({ id: 'rich.replacePicture', message: 'Another picture' })
  const remove = i18n.t({ id: 'rich.removePicture', message: 'Remove the picture' })

  function save(said: TextPicture): void {
    if (picture === null) insertPicture(editor, said)
    else replacePicture(editor, said)
    setStep(null)
  }

  return (
    <>
      <Group className={styles.group ?? ''} aria-label={name}>
        {(picture !== null || may('media.read')) && (
          <AriaButton
            className={styles.tool ?? ''}
            aria-label={name}
            aria-haspopup="dialog"
            aria-expanded={step !== null}
            data-selected={picture === null ? undefined : true}
            onPress={() =>
              setStep(picture === null ? { at: 'library' } : { at: 'words', picture, isInText: true })
            }
          >
            <Image aria-hidden="true" />
          </AriaButton>
        )}
        {picture !== null && may('media.read') && (
          <AriaButton
            className={styles.tool ?? ''}
            aria-label={replace}
            onPress={() => setStep({ at: 'library' })}
          >
            <ImageUp aria-hidden="true" />
          </AriaButton>
        )}
        {picture !== null && (
          <AriaButton
            className={styles.tool ?? ''}
            aria-label={remove}
            // Its buttons go with the picture: the keyboard goes on in the text.
            onPress={() => editor.chain().focus().deleteSelection().run()}
          >
            <Trash2 aria-hidden="true" />
          </AriaButton>
        )}
      </Group>
      <Sheet
        title={
          step?.at === 'library'
            ? i18n.t({ id: 'media.pick', message: 'Choose a picture' })
            : i18n.t({ id: 'rich.pictureWords', message: 'The picture in the text' })
        }
        isOpen={step !== null}
        onClose={() => setStep(null)}
      >
        {step?.at === 'library' && (
          <PictureLibrary
            onChoose={(chosen) =>
              setStep({ at: 'words', picture: pictureForText(chosen, language, picture), isInText: false })
            }
          />
        )}
        {step?.at === 'words' && (
          <PictureForm picture={step.picture} isInText={step.isInText} onSave={save} />
        )}
      </Sheet>
    </>
  )
}
