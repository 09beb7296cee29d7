import { Trans, useLingui } from '@lingui/react'
import { imageAddress } from '@shop/domain/image/image-address'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-aria-components'
import { useShop } from '../../../../../client/use-shop.ts'
import { Button } from '../../../../../parts/button.tsx'
import { Field } from '../../../../../parts/field.tsx'
import { Toggle } from '../../../../../parts/toggle.tsx'
import styles from './picture.module.css'
import type { TextPicture } from './text-picture.ts'

const SHOWN_WIDTH = 600

type PictureFormProps = {
  picture: TextPicture
  /** Whether it stands in the text already: then no words at it say that it is decoration. */
  isInText: boolean
  onSave: (picture: TextPicture) => void
}

/** What is said of a picture in a text: what is to be seen, or that it is decoration, and the words below it. */
export function PictureForm({ picture, isInText, onSave }: PictureFormProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const [alt, setAlt] = useState(picture.alt)
  const [title, setTitle] = useState(picture.title)
  const [copyright, setCopyright] = useState(picture.copyright)
  const [isDecoration, setDecoration] = useState(isInText && picture.alt === '')
  const [isTried, setTried] = useState(false)
  const isSilent = !isDecoration && alt.trim() === ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isSilent) return
    const said = { alt: isDecoration ? '' : alt.trim(), title: title.trim(), copyright: copyright.trim() }
    onSave({ ...picture, ...said })
  }

  return (
    <Form className={styles.form ?? ''} onSubmit={submit}>
      <img
        className={styles.shown}
        src={new URL(imageAddress(picture.src, SHOWN_WIDTH), origin).href}
        alt=""
      />
      <Field
        label={i18n.t({ id: 'story.alt', message: 'What is to be seen' })}
        hint={i18n.t({
          id: 'rich.altHint',
          message: 'Read out to whoever does not see it, and shown where it does not load.',
        })}
        value={alt}
        onChange={setAlt}
        isDisabled={isDecoration}
        maxLength={300}
        problem={
          isTried && isSilent
            ? i18n.t({ id: 'rich.altMissing', message: 'Say what is to be seen, or that it is decoration.' })
            : null
        }
      />
      <Toggle
        label={i18n.t({ id: 'rich.isDecoration', message: 'Decoration: the text says it all without it' })}
        isOn={isDecoration}
        onChange={setDecoration}
      />
      <Field
        label={i18n.t({ id: 'rich.caption', message: 'Words below it' })}
        value={title}
        onChange={setTitle}
        maxLength={300}
      />
      <Field
        label={i18n.t({ id: 'rich.copyright', message: 'Whose picture it is' })}
        hint={i18n.t({ id: 'rich.copyrightHint', message: 'Shown below it, behind ©. May be empty.' })}
        value={copyright}
        onChange={setCopyright}
        maxLength={200}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {isInText ? (
            <Trans id="rich.keepPicture" message="Take these words" />
          ) : (
            <Trans id="rich.insertPicture" message="Put into the text" />
          )}
        </Button>
      </div>
    </Form>
  )
}
